/** What the server alone can find wrong with a product or variant: it reads what else is stored. */
export const productRefusals = {
  foreignOffer: "Only an offer of the same branch can be chosen.",
  coveredOffer: "A campaign covers this offer. Map products to it from the offer itself.",
  foreignProduct: "Only a product of the same branch can have this variant.",
  foreignCategory: "This subcategory does not belong to the category.",
  tied: "It is in a campaign or an offer, or has variants: it keeps its branch.",
  variantStays: "A variant stays in the branch of its product.",
  kindStays: "A product stays a product, and a variant a variant.",
} as const;
