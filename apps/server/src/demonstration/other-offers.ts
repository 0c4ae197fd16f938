import { LEAF } from "./item-categories.ts";
import { lines, type DemonstrationOffer } from "./offer-lines.ts";

/** Offers of the other companies. */
export const OTHER_OFFERS: readonly DemonstrationOffer[] = [
  ...lines("calgary", "tableTogether", [
    [
      "stoneware-mugs",
      "Breakfast for six",
      "Mugs, bowls and plates, 20% off",
      "Stoneware that survives dishwashers and cousins.",
      LEAF.MUGS,
    ],
    [
      "clay-teapot",
      "The big teapot",
      "Two litres for 64.00",
      "For threshing crews and book clubs.",
      LEAF.TEA,
    ],
    [
      "folded-linen",
      "Tablecloths by the metre",
      "Hemmed while you wait",
      "Flax from Saskatchewan, woven in Québec.",
      LEAF.BEDDING,
    ],
    ["market-basket", "Picnic season", null, null, LEAF.BASKETS],
  ]),
  ...lines("calgary", "firstSnow", [
    [
      "coffee-set",
      "Camp coffee",
      "Enamel pot and four cups",
      "Black, strong and before sunrise.",
      LEAF.COFFEE,
    ],
    [
      "fig-candles",
      "Beeswax from the foothills",
      "Pairs for 18.00",
      "They smell of clover and burn without a drip.",
      LEAF.CANDLES,
    ],
  ]),
  ...lines("calgary", undefined, [
    [
      "ceramic-vase",
      "Jugs that are also vases",
      "From 42.00",
      "Milk in the morning, sunflowers in the afternoon.",
      LEAF.VASES,
    ],
    [
      "oak-chair",
      "Ash dining chairs",
      "Six for the price of five",
      "Light to lift, hard to break.",
      LEAF.CHAIRS,
    ],
  ]),
  ...lines("brooklyn", "brooklynMornings", [
    [
      "coffee-set",
      "Pour-over mornings",
      "Set and filters, 15% off",
      "The set we use in the shop every morning.",
      LEAF.COFFEE,
    ],
    [
      "stoneware-mugs",
      "Speckled mugs",
      "Four for 80.00",
      "Made in Red Hook in batches of forty.",
      LEAF.MUGS,
    ],
    ["potted-plant", "Fire-escape garden", null, null, LEAF.PLANTS],
  ]),
  ...lines("brooklyn", undefined, [
    [
      "stack-of-books",
      "Cookbooks we cook from",
      "10% off with any pan",
      "Stained copies can be looked at in the shop.",
      "books-and-paper-books-cookbooks",
    ],
    ["brass-pendant", "Table lights", null, null, LEAF.LAMPS],
  ]),
  ...lines("portland", undefined, [
    [
      "knitted-scarf",
      "Hand-loomed scarves",
      "Free shipping in Oregon",
      "Merino from Imnaha, dyed with walnut and indigo.",
      LEAF.SCARVES,
    ],
    [
      "clay-teapot",
      "Kettle and pot",
      "Together for 98.00",
      "Copper kettle, clay pot, and an afternoon.",
      LEAF.TEA,
    ],
    ["market-basket", "Weekend baskets", null, null, LEAF.BASKETS],
  ]),
  ...lines("halifax", undefined, [
    [
      "stack-of-books",
      "Opening week: books by the pound",
      "Saturday and Sunday",
      "Second-hand paperbacks, sold by weight.",
      LEAF.BOOKS,
    ],
    [
      "reading-corner",
      "A chair, a lamp, a story",
      "Readings every Thursday",
      "Local authors in the back room at seven.",
      LEAF.BOOKS,
    ],
    ["fig-candles", "Light to read by", null, null, LEAF.CANDLES],
  ]),
  ...lines("seattle", undefined, [
    [
      "wool-throw",
      "Blankets for the ferry",
      "15% off until the rain stops",
      "Woven on Vashon Island, washed in soft water.",
      LEAF.THROWS,
    ],
    ["fig-candles", "Light after four", null, null, LEAF.CANDLES],
  ]),
];
