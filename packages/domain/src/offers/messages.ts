/** What the offer screens say, letter for letter as specified. */
export const offerMessages = {
  headingMissing: "Please enter offer heading",
  subHeadingMissing: "Please enter offer sub heading",
  descriptionMissing: "Please enter description",
  vendorUrlMissing: "Please enter vendor url",
  vendorUrlInvalid: "Please enter valid URL",
  collectionNameMissing: "Please enter collection name",
  branchMissing: "Please select branch",
  typeMissing: "Please select type",
  marketPlaceMissing: "Please select marketPlace",
  companyMissing: "Please select company",
  branchFirst: "Please select Branch first.",
  replacePrimary: "Making this offer primary will remove existing primary!Do you want to proceed?",
  copyCreated: "Offer copy created.",
  copyFailed: "error during create copy,try again.",
} as const;
