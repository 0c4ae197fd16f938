import type { IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import { findOwnSecret } from "@marquee/server/platform/ingest/own-secret";
import { signDelivery, SIGNATURE_HEADER } from "@marquee/server/platform/ingest/signature";
import type { Readable } from "node:stream";
import type { TestServer } from "./test-server.ts";

export type DeliveryKind = "beacons" | "bills" | "catalogs" | "orders";

export interface DeliveryOptions {
  /** What is sent instead of the signed body. */
  readonly sent?: string | Readable;
  readonly secret?: string;
  /** How old the signature is. */
  readonly secondsAgo?: number;
  readonly header?: string | null;
  readonly contentType?: string;
}

/** The answer to a delivery. */
export interface DeliveryResponse {
  readonly status: number;
  readonly data: IngestReceipt;
  readonly error: {
    readonly tag: string;
    readonly message: string;
    readonly issues?: readonly { readonly rule: string; readonly field: string }[];
  };
}

/** Delivers to a test server as a source would: the body is signed with the server's own secret, unless a test says otherwise. */
export async function deliver(
  server: TestServer,
  kind: DeliveryKind,
  rows: unknown,
  { sent, secret, secondsAgo = 0, header, contentType = "application/json" }: DeliveryOptions = {},
): Promise<DeliveryResponse> {
  const own = await findOwnSecret(server.pool);
  const body = typeof rows === "string" ? rows : JSON.stringify(rows);
  const seconds = Math.floor(Date.now() / 1000) - secondsAgo;
  const signature =
    header === undefined ? signDelivery(secret ?? own ?? "", seconds, Buffer.from(body)) : header;
  const response = await server.app.inject({
    method: "POST",
    url: `/api/ingest/${kind}`,
    headers: {
      "content-type": contentType,
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
    },
    payload: sent ?? body,
  });
  return { status: response.statusCode, ...response.json<Omit<DeliveryResponse, "status">>() };
}

/** The rules and fields a delivery was refused with. */
export const wrongFields = ({ error }: DeliveryResponse): readonly string[] =>
  (error.issues ?? []).map(({ rule, field }) => `${rule} ${field}`);
