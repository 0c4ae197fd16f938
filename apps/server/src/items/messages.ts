/** What the server alone can find wrong with an item: it reads what else is stored. */
export const itemRefusals = {
  foreignBranch: "This branch does not belong to the company.",
  recorded:
    "Figures, ratings, a catalog or a section of its company name it: it keeps its company.",
  unknownCategory: "This category does not exist.",
  copyInUse: "This copy is in use or has been changed: it stays.",
  copyIdMalformed: "an id is 32 lower-case hexadecimal characters",
} as const;
