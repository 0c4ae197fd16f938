import { plainImage } from "../harness/test-images.ts";
import { called, type KnownCalls } from "./known-call.ts";

const file = await plainImage(8, 8).png().toBuffer();

export const imageCalls: KnownCalls<"images"> = {
  uploadOffer: called("branch", ({ companyId, storeId, productId }) => ({
    params: { companyId, storeId, id: productId },
    file,
  })),
  uploadCompany: called("branch", ({ companyId, storeId }) => ({
    params: { companyId, storeId },
    file,
  })),
  upload: called("row", ({ productId }) => ({
    params: { kind: "product", ownerId: productId },
    file,
  })),
};
