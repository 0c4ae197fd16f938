/** What the screens say about a store, letter for letter where the specification gives the words. */
export const storeMessages = {
  awaitingApproval:
    "Your store is not approved yet. Campaigns can be created but go live within 24 hours of store approval.",
  physicalMissing: "Please select whether the store is physical",
  sameAddressMissing: "Please select whether the store address is the same",
  storeNameMissing: "Please enter Store name",
  branchNameMissing: "Please enter Branch name",
  marketPlaceMissing: "Please select marketplace",
  websiteInvalid: "Please enter valid URL",
  branchCodeTaken: "Branch code already exist for this company",
  freeShippingMissing: "Please enter free shipping amount",
  approveQuestion: "Are you sure to approve this store!",
  unapproveQuestion: "Are you sure to un approve this store!",
  approved: "Store approved",
  unapproved: "Store un-approved",
  approvalChanged: "Another master user has changed this meanwhile.",
  approvalFailed: "Something went wrong! try again",
} as const;
