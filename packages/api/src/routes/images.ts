import { write } from "../http/route.ts";

export const imageRoutes = {
  uploadOffer: write("/uploadOfferImage/:companyId/:storeId/:id"),
} as const;
