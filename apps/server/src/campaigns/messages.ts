/** What the server alone can find wrong with a sponsored campaign: it reads what else is stored. */
export const sponsoredRefusals = {
  foreignBranch: "Please choose a branch of your company.",
  notLive: "Some of these can not be sponsored: they are not live, or not of this branch.",
  unknownCategory: "Please choose Trending or a main category for every keyword.",
  notSelectable: "Some of these sections can not be chosen now. Please choose them again.",
  idTaken: "There is another campaign with this id already.",
} as const;
