//! The names of the action cards. What a card does, and how many there are, stands in the edition.

kit::word_enum! {
    /// A card by its name; cards of one name are alike.
    pub enum Card {
        Tribute = "tribute",
        LuxuryTax = "luxury_tax",
        Flood = "flood",
        WarehouseFire = "warehouse_fire",
        Collapse = "collapse",
        Earthquake = "earthquake",
        Delivery = "delivery",
        Princess = "princess",
        Wholesaler = "wholesaler",
        Patrician = "patrician",
        Masons = "masons",
        Smuggler = "smuggler",
        Spy = "spy",
        Saboteur = "saboteur",
        Architect = "architect",
        Workshop = "workshop",
        Warehouse = "warehouse",
        TradingHouse = "trading_house",
        Brickyard = "brickyard",
        Recognition = "recognition",
        Monument = "monument",
        Banquet = "banquet",
        Jubilee = "jubilee",
        Scandal = "scandal",
        Envy = "envy",
        Campanile = "campanile",
        SantaCroce = "santa_croce",
        Baptistery = "baptistery",
        SanMiniato = "san_miniato",
    }
}

/// How many names there are.
pub const CARDS: usize = 29;
