import { ApiFailure } from "@marquee/api/client/api-failure";
import { isFailure, type Failure } from "@marquee/api/http/failure";
import { imageMessages } from "@marquee/domain/images/messages";
import { parseJson } from "@marquee/domain/wire/parse-json";
import { primaryBase } from "./api-base.ts";
import type { Session } from "./create-session.ts";

export interface Upload {
  /** The call's path with its parameters filled in. */
  readonly path: string;
  readonly file: Blob;
  /** From 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal?: AbortSignal;
}

const AWAY: Failure = {
  tag: "Unavailable",
  message: imageMessages.sendFailed,
};

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function uploadedUrl(request: XMLHttpRequest): string {
  const body = parseJson(request.responseText);
  const data = field(body, "data");
  if (request.status < 400 && typeof data === "string") return data;
  const refused = field(body, "error");
  throw new ApiFailure(isFailure(refused) ? refused : AWAY);
}

/** Sends a file and reports the progress, which `fetch` cannot. Rejects with `ApiFailure` or the signal's reason. */
export async function uploadFile({ identity }: Session, upload: Upload): Promise<string> {
  const token = await identity.token();
  const form = new FormData();
  form.append("file", upload.file);
  // Aborted while the token was fetched: nothing is sent.
  upload.signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", primaryBase() + upload.path);
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      upload.onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener("load", () => {
      try {
        resolve(uploadedUrl(request));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.addEventListener("error", () => reject(new ApiFailure(AWAY)));
    request.addEventListener("abort", () => reject(new DOMException("called off", "AbortError")));
    upload.signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
