import { failureOf } from "@marquee/api/client/api-failure";
import { uploadedImage } from "@marquee/api/http/image-path";
import { useRef, useState } from "react";
import { useSession } from "../../session/session-context.tsx";
import { uploadFile } from "../../session/upload-file.ts";
import { fileSize, pixelSizeOf, type PixelSize } from "./image-size.ts";

export type UploadState =
  | { readonly tag: "none" }
  | { readonly tag: "sending"; readonly name: string; readonly percent: number }
  | { readonly tag: "failed"; readonly name: string; readonly file: File; readonly reason: string }
  | {
      readonly tag: "sent";
      readonly name: string;
      readonly size: string;
      readonly pixels: PixelSize | null;
    };

/** One picture on its way: progress, the reason where it failed, and what arrived. */
export function useImageUpload(path: string, onUploaded: (image: string) => void) {
  const session = useSession();
  const [state, setState] = useState<UploadState>({ tag: "none" });
  const sending = useRef<AbortController | null>(null);
  const send = async (file: File) => {
    sending.current?.abort();
    const { signal } = (sending.current = new AbortController());
    const name = file.name || "Pasted picture";
    setState({ tag: "sending", name, percent: 0 });
    try {
      const pixels = await pixelSizeOf(file);
      const onProgress = (percent: number) =>
        signal.aborted ? undefined : setState({ tag: "sending", name, percent });
      const answer = await uploadFile(session, { path, file, onProgress, signal });
      setState({ tag: "sent", name, size: fileSize(file.size), pixels });
      onUploaded(uploadedImage(answer));
    } catch (error) {
      if (signal.aborted) return;
      setState({ tag: "failed", name, file, reason: failureOf(error).message });
    }
  };
  const stop = () => {
    sending.current?.abort();
    setState({ tag: "none" });
  };
  return { state, send, stop };
}
