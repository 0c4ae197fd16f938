import { MOST_IMAGE_BYTES } from "@marquee/domain/images/image-limits";
import { Schema } from "effect";
import { idParam, signedInErrors } from "../http/call.ts";
import { imageRoutes } from "../routes/images.ts";
import { group } from "./group.ts";

/** What an image belongs to, as it is in the path. */
const ImageKind = Schema.Literals(["category", "product", "variant"]);

const image = {
  file: { maxBytes: MOST_IMAGE_BYTES },
  /** A path whose first character is taken off before it is put behind the image base. */
  response: Schema.String,
  errors: [...signedInErrors, "TooMany", "Unavailable"],
} as const;

export const imageContract = group(imageRoutes, {
  uploadOffer: {
    ...image,
    summary: "Store the image of an offer; returns its path below the image base",
    access: { ability: "offers.edit" },
    params: { companyId: idParam, storeId: idParam, id: idParam },
  },
  uploadCompany: {
    ...image,
    summary:
      "Store the logo of a company, or of one of its branches; returns its path below the image base",
    access: { anyOf: ["stores.edit", "stores.addBranch", "companies.edit", "companies.add"] },
    params: { companyId: idParam, storeId: idParam },
  },
  upload: {
    ...image,
    summary:
      "Store the image of a category, product or variant; returns its path below the image base",
    access: { anyOf: ["products.edit", "variants.edit", "categories.manage"] },
    params: { kind: ImageKind, ownerId: idParam },
  },
});
