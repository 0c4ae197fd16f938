import type { HandlersOf } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { ImageKind } from "./image-name.ts";
import {
  mayUploadCategory,
  mayUploadCompany,
  mayUploadOffer,
  mayUploadProduct,
} from "./may-upload.ts";
import { uploadImage, type UploadServices } from "./upload-image.ts";

const KIND_OF = {
  product: "products",
  variant: "variants",
  category: "categories",
} as const satisfies Readonly<Record<string, ImageKind>>;

const mayUpload = (request: SignedInRequest, kind: keyof typeof KIND_OF, ownerId: string) =>
  kind === "category"
    ? mayUploadCategory(request, ownerId)
    : mayUploadProduct(request, kind === "product" ? "products.edit" : "variants.edit", ownerId);

/** Uploads: whoever may not send the image is refused before a byte of it is read (IMAGE-A6). */
export const imageHandlers = (services: UploadServices): HandlersOf<"images"> => ({
  uploadOffer: async ({ params, withFile }, request) =>
    (await mayUploadOffer(request, params)) ?? uploadImage(services, request, "offers", withFile),
  uploadCompany: async ({ params, withFile }, request) =>
    (await mayUploadCompany(request, params)) ??
    uploadImage(services, request, "companies", withFile),
  upload: async ({ params, withFile }, request) =>
    (await mayUpload(request, params.kind, params.ownerId)) ??
    uploadImage(services, request, KIND_OF[params.kind], withFile),
});
