/** What campaign screens say, letter for letter as specified. */
export const campaignMessages = {
  fromMissing: "Please enter from date",
  fromInvalid: "Selected from date is invalid",
  toMissing: "Please enter to date",
  toNotAfterFrom: "from date can not greater than or equal to date",
  branchMissing: "Please select branch",
  nameMissing: "Please enter campaign name",
  areaMissing: "Please select campaign promotion area",
  campaignForMissing: "Please select campaign create for offer/product",
  offersMissing: "Please select offers",
  productMissing: "Please select product",
  placesMissing: "Please select city/state area",
  areaEmpty: "Please select an area with at least one city",
  offerLive: "yah!! offer live successfully",
  productsMapped: "yah!! product map with live offer successfully",
  flyerCreated: "yah!! campaign created successfully",
  sponsoredCreated: "yah!! sponsored campaign created successfully",
  createdAwaitingApproval: "Campaign created. It goes live within 24 hours of store approval.",
  flyerInfo:
    "The minimum charge is $1 per day per location, which includes 5 offers or products, and each additional product costs 0.2 more.",
} as const;
