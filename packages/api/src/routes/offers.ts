import { changingGet, extension, read, write } from "../http/route.ts";

export const offerRoutes = {
  create: write("/offers/:encEmail"),
  update: write("/offers/update/:encEmail"),
  changeMany: extension(write("/changeOffers")),
  byId: read("/getOffersById/:encEmail/:id"),
  copy: changingGet("/createOfferCopy/:id"),
  removeCopy: extension(write("/removeOfferCopy/:id/:copyId")),
  mappedProducts: read("/getOfferProducts/:offerId"),
  mappableProducts: read("/products/offers/:encEmail/:id"),
  primary: read("/getPrimaryOffer/:encEmail/:companyId/:storeId"),
  byCompany: read("/getCompanyOffer/:companyId/:status"),
  byBranch: read("/getCompanyBranchOffer/:storeId/:status"),
  mapProducts: write("/mapProductToOffer/:encEmail"),
  changedTogether: extension(read("/offerChangedTogether/:entryId")),
  history: extension(read("/offerHistory/:id")),
} as const;
