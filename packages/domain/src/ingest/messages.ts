/** What the kinds of deliveries are called. */
export const DELIVERED = {
  beacons: "Beacons",
  bills: "Bills",
  catalogs: "Catalogs",
  orders: "Bills of shops",
} as const;

/** What a delivery from outside is refused with, by row and field. */
export const ingestMessages = {
  future: "This lies in the future.",
  tooLate: "This lies too far in the past.",
  ratingItem: "A rating names the offer or the product that its type says, and only that.",
  twice: "This is in the delivery twice.",
  missing: "This is missing.",
  mobileInvalid: "Please enter valid mobile number.",
  noAddress: "An address begins with http:// or https://.",
  privateAddress: "This address is not public.",
  unknownItem: "There is no such item.",
  unfitCampaign: "There is no such campaign of this item on this day.",
  unknownBranch: "There is no such branch.",
  foreignItem: "The company of this bill has no such item.",
  otherBranch: "This bill is of another branch.",
  otherShopper: "This bill is of another shopper.",
  otherBody: "Something else was delivered under this id.",
  noBase64: "These bytes are no base64.",
  noMedia: "Please send images (JPEG, PNG, WebP, AVIF, GIF) or videos.",
  noImage: "Please send an image: JPEG, PNG, WebP, AVIF or GIF.",
} as const;
