import type { HandlersOf } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { Services } from "../services.ts";
import type { ImageKind } from "./image-name.ts";
import { keepImage } from "./keep-image.ts";
import {
  mayUploadCategory,
  mayUploadCompany,
  mayUploadOffer,
  mayUploadProduct,
} from "./may-upload.ts";

const KIND_OF = {
  product: "products",
  variant: "variants",
  category: "categories",
} as const satisfies Readonly<Record<string, ImageKind>>;

const mayUpload = (request: SignedInRequest, kind: keyof typeof KIND_OF, ownerId: string) =>
  kind === "category"
    ? mayUploadCategory(request, ownerId)
    : mayUploadProduct(request, kind === "product" ? "products.edit" : "variants.edit", ownerId);

/** Uploads: whoever may not send the picture is refused before anything is drawn. */
export const imageHandlers = ({ images }: Pick<Services, "images">): HandlersOf<"images"> => ({
  uploadOffer: async ({ params, file }, request) =>
    (await mayUploadOffer(request, params)) ??
    keepImage(images, "offers", file.bytes, { log: request.log }),
  uploadCompany: async ({ params, file }, request) =>
    (await mayUploadCompany(request, params)) ??
    keepImage(images, "companies", file.bytes, { log: request.log }),
  upload: async ({ params, file }, request) =>
    (await mayUpload(request, params.kind, params.ownerId)) ??
    keepImage(images, KIND_OF[params.kind], file.bytes, { log: request.log }),
});
