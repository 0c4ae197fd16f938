import { plainImage } from "../harness/test-images.ts";
import { callAbout, type KnownCalls } from "./known-call.ts";

const file = await plainImage(8, 8).png().toBuffer();

export const imageCalls: KnownCalls<"images"> = {
  uploadOffer: callAbout("branch", ({ companyId, storeId, productId }) => ({
    params: { companyId, storeId, id: productId },
    file,
  })),
  uploadCompany: callAbout("branch", ({ companyId, storeId }) => ({
    params: { companyId, storeId },
    file,
  })),
  upload: callAbout("row", ({ productId }) => ({
    params: { kind: "product", ownerId: productId },
    file,
  })),
};
