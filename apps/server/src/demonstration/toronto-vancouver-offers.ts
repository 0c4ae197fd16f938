import { LEAF } from "./item-categories.ts";
import { lines, type DemonstrationOffer } from "./offer-lines.ts";

/** Offers of the branches in Toronto and Vancouver. */
export const TORONTO_VANCOUVER_OFFERS: readonly DemonstrationOffer[] = [
  ...lines("toronto", "springDoors", [
    [
      "folded-linen",
      "Linen week on Queen West",
      "25% off all bedding",
      "Twelve colours in the window, and all of them on sale.",
      LEAF.BEDDING,
    ],
    [
      "ceramic-vase",
      "Vases and what goes in them",
      "A bunch of tulips with every vase",
      "From the greenhouse in Leamington to our table every morning.",
      LEAF.VASES,
    ],
    ["potted-plant", "Plants for north windows", null, null, LEAF.PLANTS],
    [
      "market-basket",
      "Market baskets",
      "Two for 70.00",
      "For the market at St. Lawrence or the beach at Hanlan's.",
      LEAF.BASKETS,
    ],
  ]),
  ...lines("toronto", "firstSnow", [
    [
      "wool-throw",
      "Throws for the streetcar stop",
      "30% off",
      "Warm enough for the 501 in February.",
      LEAF.THROWS,
    ],
    [
      "knitted-scarf",
      "Lambswool scarves",
      "Two for 90.00",
      "Knitted in Perth County in eleven colours.",
      LEAF.SCARVES,
    ],
    [
      "coffee-set",
      "Coffee for snow days",
      "Free beans for a month",
      "With every set, a bag of beans a week for four weeks.",
      LEAF.COFFEE,
    ],
  ]),
  ...lines("toronto", undefined, [
    [
      "oak-chair",
      "Chairs from one tree",
      "Pairs from the same plank",
      "Two chairs whose grain continues from one to the other.",
      LEAF.CHAIRS,
    ],
    [
      "brass-pendant",
      "Lamps for low ceilings",
      "Flat pendants from 119.00",
      "For old houses with new light.",
      LEAF.LAMPS,
    ],
    ["stack-of-books", "Cookbooks of the city", null, null, "books-and-paper-books-cookbooks"],
  ]),
  ...lines("vancouver", "springDoors", [
    [
      "olive-soap",
      "Soap and salt",
      "Gift boxes from 32.00",
      "Sea salt from the Sunshine Coast in every bar.",
      LEAF.SOAP,
    ],
    [
      "clay-teapot",
      "Tea for rainy days",
      "A pot, a tin and a towel",
      "Because it will rain again.",
      LEAF.TEA,
    ],
    ["market-basket", "Cedar baskets", null, null, LEAF.BASKETS],
  ]),
  ...lines("vancouver", "firstSnow", [
    [
      "fig-candles",
      "Candles against the rain",
      "Three for 48.00",
      "Cedar, salt and smoke.",
      LEAF.CANDLES,
    ],
    ["reading-corner", "Room for a wet weekend", null, null, LEAF.SOFAS],
  ]),
  ...lines("vancouver", undefined, [
    [
      "stoneware-mugs",
      "Mugs with a view",
      "Glazed like the inlet",
      "Blue-grey as the water on most days.",
      LEAF.MUGS,
    ],
    [
      "knotted-rug",
      "Runners for long halls",
      "15% off",
      "Seventy centimetres wide, up to five metres long.",
      "home-textiles-rugs-runners",
    ],
  ]),
];
