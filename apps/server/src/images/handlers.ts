import { mayUploadCategoryImage } from "../categories/may-upload-image.ts";
import { mayUploadOfferImage } from "../offers/may-upload-image.ts";
import type { HandlersOf } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { mayUploadProductImage } from "../products/may-upload-image.ts";
import { mayUploadLogo } from "../stores/may-upload-logo.ts";
import type { ImageKind } from "./image-kinds.ts";
import { uploadImage, type UploadServices } from "./upload-image.ts";

const KIND_OF = {
  product: "products",
  variant: "variants",
  category: "categories",
} as const satisfies Readonly<Record<string, ImageKind>>;

const mayUpload = (request: SignedInRequest, kind: keyof typeof KIND_OF, ownerId: string) =>
  kind === "category"
    ? mayUploadCategoryImage(request, ownerId)
    : mayUploadProductImage(
        request,
        kind === "product" ? "products.edit" : "variants.edit",
        ownerId,
      );

/** Uploads: a caller who may not send the image is refused before a byte of it is read (IMAGE-A6). */
export const imageHandlers = (services: UploadServices): HandlersOf<"images"> => ({
  uploadOffer: async ({ params, withFile }, request) =>
    (await mayUploadOfferImage(request, params)) ??
    uploadImage(services, request, "offers", withFile),
  uploadCompany: async ({ params, withFile }, request) =>
    (await mayUploadLogo(request, params)) ?? uploadImage(services, request, "companies", withFile),
  upload: async ({ params, withFile }, request) =>
    (await mayUpload(request, params.kind, params.ownerId)) ??
    uploadImage(services, request, KIND_OF[params.kind], withFile),
});
