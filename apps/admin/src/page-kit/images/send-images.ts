import { failureOf } from "@marquee/api/client/api-failure";
import { uploadedImage } from "@marquee/api/http/image-path";
import type { UploadEvent, UploadRequest } from "@marquee/machines/images/slot";
import { fromCallback } from "xstate";
import { pixelSizeOf } from "./image-size.ts";

/** Sends one image and answers the path of the upload call. Rejects with the server's refusal, or when called off. */
export type SendImage = (
  file: Blob,
  how: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<string>;

/** The `upload` actor of the image slots: measures the image, sends it, and tells how far it is. */
export const sendImages = (send: SendImage) =>
  fromCallback<{ type: "upload.stopped" }, UploadRequest>(({ input: { id, file }, sendBack }) => {
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const tell = (news: UploadEvent) => {
      if (!signal.aborted) sendBack(news);
    };
    const run = async () => {
      if (!(file instanceof Blob)) throw new Error("what a browser sends is a file");
      tell({ type: "upload.measured", id, pixels: await pixelSizeOf(file) });
      const onProgress = (percent: number) => tell({ type: "upload.progressed", id, percent });
      tell({
        type: "upload.stored",
        id,
        image: uploadedImage(await send(file, { onProgress, signal })),
      });
    };
    run().catch((error: unknown) => {
      const { message, reference } = failureOf(error);
      tell({ type: "upload.failed", id, problem: { message, reference: reference ?? null } });
    });
    return () => calledOff.abort();
  });
