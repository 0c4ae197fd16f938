/** What the category form says; the first two letter for letter as specified. */
export const categoryMessages = {
  nameMissing: "Please enter category name",
  mainCategoryMissing: "Please select main category for this category",
  nameTaken: "Another category beside it has this name",
  parentUnknown: "This category does not exist.",
  tooDeep: "Categories have at most four levels.",
  belowItself: "A category cannot be below itself.",
  ofSections: "Sponsored sections are of this category, so it stays a main one.",
  mainOfStores: "Stores have this as their main category, so it stays one.",
} as const;
