import { toFailure } from "@marquee/api/client/api-failure";
import { uploadedImage } from "@marquee/api/http/image-path";
import type { PixelSize } from "@marquee/domain/images/image-purpose";
import type { UploadEvent, UploadRequest } from "@marquee/machines/images/slot";
import { fromCallback } from "xstate";

/** The size of a chosen image in pixels, or null if the browser cannot read it. */
async function pixelSizeOf(file: Blob): Promise<PixelSize | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    // the browser cannot render it: the server decides whether it is an image
    return null;
  }
}

/** Sends one image to the path of its upload call. Rejects with the server's refusal, or when aborted. */
export type SendImage = (
  file: Blob,
  how: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignal },
) => Promise<string>;

/** The `upload` actor of the image slots: measures the image, sends it, and reports the progress. */
export const sendImages = (send: SendImage) =>
  fromCallback<{ type: "upload.stopped" }, UploadRequest>(({ input: { id, file }, sendBack }) => {
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const report = (event: UploadEvent) => {
      if (!signal.aborted) sendBack(event);
    };
    const run = async () => {
      if (!(file instanceof Blob)) throw new Error("what a browser sends is a file");
      report({ type: "upload.measured", id, pixels: await pixelSizeOf(file) });
      const onProgress = (percent: number) => report({ type: "upload.progressed", id, percent });
      report({
        type: "upload.stored",
        id,
        image: uploadedImage(await send(file, { onProgress, signal })),
      });
    };
    run().catch((error: unknown) => {
      const { message, reference } = toFailure(error);
      report({ type: "upload.failed", id, problem: { message, reference: reference ?? null } });
    });
    return () => calledOff.abort();
  });
