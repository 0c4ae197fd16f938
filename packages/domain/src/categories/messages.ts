/** What the category form says, letter for letter as specified. */
export const categoryMessages = {
  nameMissing: "Please enter category name",
  mainCategoryMissing: "Please select main category for this category",
} as const;
