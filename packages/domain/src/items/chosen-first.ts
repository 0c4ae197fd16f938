/** Why a control waits, and what opens it: what it offers belongs to something that is chosen before (SCREEN-C5). */
export const chosenFirst = {
  branch: "Choose the company first. Each company has its own branches.",
  branchOfList: "All companies are listed. Choose one in the top bar to list one of its branches.",
  role: "Choose the company first. It may have roles of its own.",
  products: "Choose the branch first. An offer or a collection shows products of its own branch.",
  offer: "Choose the branch first. A product is put into an offer of its own branch.",
  product: "Choose the branch first. A variant is one of a product of its own branch.",
  file: "Choose the company first. The file names its branches.",
} as const;
