import { AwsClient } from "aws4fetch";
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { S3Settings } from "../config/read-s3.ts";
import { isImageName } from "./image-name.ts";
import { StoreAway, type ImageStore } from "./image-store.ts";

export interface RetryBudget {
  /** How often a request is made before we give up. */
  readonly attempts: number;
  /** Ends one of them that took too long. */
  readonly enough: () => AbortSignal;
  /** The pause before the second attempt; each further one is twice as long, give or take a quarter. */
  readonly pause: number;
}

const DEFAULT_RETRY: RetryBudget = {
  attempts: 3,
  enough: () => AbortSignal.timeout(8_000),
  pause: 150,
};

const FOREVER = "public, max-age=31536000, immutable";

const sha256 = (body: Uint8Array | string): string =>
  createHash("sha256").update(body).digest("hex");

interface Ask {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

interface CallResponse {
  readonly status: number;
  readonly bytes: Buffer;
}

/** Responses after which a retry may succeed. */
const isPassing = ({ status }: CallResponse): boolean => status >= 500 || status === 429;

const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** The code in a response of S3, such as `NoSuchKey`. */
const s3Code = ({ bytes }: CallResponse): string =>
  /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString("utf8", 0, 2_000))?.[1] ?? "";

const statusText = (result: CallResponse): string => `${result.status} ${s3Code(result)}`.trim();

/** Images in an S3-compatible store (IMAGE-C2). Requests are signed, timed, and repeated if that may help. */
export function s3Store(settings: S3Settings, retry: RetryBudget = DEFAULT_RETRY): ImageStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });

  const once = async (name: string, ask: Ask): Promise<CallResponse | StoreAway> => {
    try {
      // Signed each time: a signature names its minute.
      const request = await client.sign(`${endpoint}/${bucket}/${name}`, {
        ...ask,
        headers: { ...ask.headers, "x-amz-content-sha256": sha256(ask.body ?? "") },
        signal: retry.enough(),
      });
      const response = await fetch(request);
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      return new StoreAway(errorText(error));
    }
  };

  const send = async (name: string, ask: Ask, attempt = 1): Promise<CallResponse | StoreAway> => {
    const result = await once(name, ask);
    const mayHelp = result instanceof StoreAway || isPassing(result);
    if (!mayHelp) return result;
    if (attempt >= retry.attempts)
      return result instanceof StoreAway ? result : new StoreAway(statusText(result));
    await wait(retry.pause * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
    return send(name, ask, attempt + 1);
  };

  return {
    get: async (name) => {
      if (!isImageName(name)) return null;
      const result = await send(name, { method: "GET" });
      if (result instanceof StoreAway) return result;
      if (result.status === 200) return result.bytes;
      // A missing bucket is a 404 too, and no missing image.
      return result.status === 404 && s3Code(result) !== "NoSuchBucket"
        ? null
        : new StoreAway(statusText(result));
    },
    put: async (name, bytes) => {
      if (!isImageName(name)) throw new Error(`${name} is no name of an image`);
      const result = await send(name, {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: {
          "content-type": "image/webp",
          "cache-control": FOREVER,
        },
      });
      if (result instanceof StoreAway) return result;
      return result.status < 300 ? undefined : new StoreAway(statusText(result));
    },
    remove: async (name) => {
      if (!isImageName(name)) throw new Error(`${name} is no name of an image`);
      const result = await send(name, { method: "DELETE" });
      if (result instanceof StoreAway) return result;
      // Some stores report that it was not there, which is the wanted result.
      const gone =
        result.status < 300 || (result.status === 404 && s3Code(result) !== "NoSuchBucket");
      return gone ? undefined : new StoreAway(statusText(result));
    },
  };
}
