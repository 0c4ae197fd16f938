import type { Failure } from "@marquee/api/http/failure";
import type { InjectOptions, LightMyRequestResponse } from "fastify";

/** What a call sends beside its path. */
export interface CallOptions {
  readonly body?: InjectOptions["payload"];
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `If-Match`. */
  readonly version?: number;
}

/** A parsed answer: `data` in the shape the test names, or `error`. */
export interface CallResponse<Data> {
  readonly status: number;
  readonly data: Data;
  readonly meta: {
    readonly total: number;
    readonly counts?: Readonly<Record<string, number>>;
    readonly sums?: Readonly<Record<string, number>>;
  };
  readonly error: Failure;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The body of a refusal without the number of its request: what must be equal to the byte. */
export const withoutReference = ({ text, error }: CallResponse<unknown>): string =>
  text.replace(error.reference ?? "", "");

/** Reads an answer; what is not JSON has its text alone. */
export function toResponse<Data>(response: LightMyRequestResponse): CallResponse<Data> {
  const isJson = String(response.headers["content-type"]).includes("application/json");
  const body = isJson ? response.json<Pick<CallResponse<Data>, "data" | "meta" | "error">>() : {};
  return {
    status: response.statusCode,
    text: response.body,
    headers: response.headers,
    ...body,
  } as CallResponse<Data>;
}
