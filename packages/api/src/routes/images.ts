import { write } from "../http/route.ts";

export const imageRoutes = {
  uploadOffer: write("/uploadOfferImage/:companyId/:storeId/:id"),
  uploadCompany: write("/uploadCompanyImage/:companyId/:storeId"),
  upload: write("/uploadImage/:kind/:ownerId"),
} as const;
