//! The head of a board's catalogue.

/// Makes the type `Catalogue` of a board: the edition in one language, from which every component of the box is told as the panel tells it. The board adds
/// a function for each kind of component.
#[macro_export]
macro_rules! catalogue {
    ($edition:ty) => {
        /// The edition in one language.
        #[derive(Copy, Clone)]
        pub(crate) struct Catalogue<'a> {
            pub edition: &'static kit::LoadedEdition<$edition>,
            pub words: &'a words::Words,
        }

        impl Catalogue<'_> {
            fn say(&self, phrase: kit::Phrase) -> String {
                self.words.tell(&phrase)
            }

            fn text(&self, key: &str) -> String {
                self.words.text(key)
            }
        }
    };
}
