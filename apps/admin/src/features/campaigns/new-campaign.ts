/** Where a new campaign of each type begins: a link that says the type needs no choice of it. */
export const NEW_CAMPAIGN = {
  flyer: "/home/campaign/promotionBatch",
  sponsored: "/home/campaign/sponsoredPromotion",
} as const;
