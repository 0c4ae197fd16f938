/** What the server alone can find wrong with an offer: it reads what else is stored. */
export const offerRefusals = {
  foreignProducts: "Only products of the same branch can be mapped.",
  mappingUnpaid: "There is no verified payment behind this mapping yet.",
  primaryTaken:
    "Another offer of this branch became primary meanwhile. Untick this and tick it again to replace that one.",
} as const;
