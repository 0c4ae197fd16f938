/** What the server alone can find wrong with an offer: it knows what else is stored. */
export const offerRefusals = {
  foreignBranch: "This branch does not belong to the company.",
  foreignProducts: "Only products of the same branch can be mapped.",
  unknownCategory: "This category does not exist.",
  unknownImage: "Please upload the image here first.",
  branchLocked: "This offer keeps its company and branch.",
  productsLocked: "Mapped products can be changed here only after the offer has ended.",
  mappingUnpaid: "There is no verified payment behind this mapping yet.",
  primaryTaken:
    "Another offer of this branch became primary meanwhile. Untick this and tick it again to replace that one.",
  idTaken: "There is another offer with this id already.",
  stale: "Somebody else has changed this offer meanwhile.",
} as const;
