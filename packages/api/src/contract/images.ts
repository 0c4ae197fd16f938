import { Schema } from "effect";
import { idParam, signedInErrors } from "../http/call.ts";
import { imageRoutes } from "../routes/images.ts";
import { group } from "./group.ts";

export const imageContract = group(imageRoutes, {
  uploadOffer: {
    summary: "Store the picture of an offer; answers its path below the image base",
    source: "specification",
    access: { ability: "offers.edit" },
    params: { companyId: idParam, storeId: idParam, id: idParam },
    file: { maxBytes: 8_000_000 },
    response: Schema.String,
    errors: [...signedInErrors, "TooLarge"],
  },
});
