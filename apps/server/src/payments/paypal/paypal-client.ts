import { parseJson } from "@marquee/domain/wire/parse-json";
import { Result, Schema } from "effect";
import type { Unavailable } from "../attempts/payment-provider.ts";
import type { PaypalTransport, PaypalSettings } from "./paypal-settings.ts";
import { PaypalError, PaypalToken } from "./paypal-shapes.ts";

/** PayPal understood a call and refused it. */
export interface PaypalRefusal {
  readonly tag: "refused";
  /** The name of the reason, such as `INSTRUMENT_DECLINED`. */
  readonly issue: string;
  /** Its description for the payer. */
  readonly description: string;
  /** Whether it has no object of the call. */
  readonly missing: boolean;
}

export type PaypalResponse<Body> =
  | { readonly tag: "ok"; readonly body: Body }
  | PaypalRefusal
  | Unavailable;

export interface PaypalCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** JSON text, sent byte for byte. */
  readonly json?: string;
  /** JSON text that is sent as the part `input` of a form in parts: some calls take files beside it. */
  readonly input?: string;
  /** The `PayPal-Request-Id`: a call that is repeated under it is done once. */
  readonly requestId?: string;
}

/** Calls that share one timeout. */
export type PaypalSession = <Body>(
  call: PaypalCall,
  shape: Schema.Codec<Body, unknown>,
) => Promise<PaypalResponse<Body>>;

/** Begins a session, which ends at the deadline of its request at the latest. */
export type PaypalClient = (deadline?: AbortSignal) => PaypalSession;

/** The timeout of one request in milliseconds. */
export const REQUEST_TIMEOUT = 6_000;
/** The timeout of a session in milliseconds: two sessions take less than a lease. */
export const SESSION_TIMEOUT = 2.25 * REQUEST_TIMEOUT;
const ATTEMPTS = 2;
/** Seconds before its expiry that a token is no longer used. */
const MARGIN = 60;

const unavailable = (reason: string): Unavailable => ({ tag: "unavailable", reason });

interface Response {
  readonly status: number;
  /** The parsed JSON; null if the body is not JSON. */
  readonly body: unknown;
}

/** Sends one request; null if it is unknown whether it arrived. */
async function sendOnce(
  transport: PaypalTransport,
  url: string,
  init: RequestInit,
): Promise<Response | null> {
  try {
    const response = await transport(url, { ...init, redirect: "error" });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    // A TypeError without a cause is a mistake of ours, and no failure of the network.
    if (error instanceof TypeError && error.cause === undefined) throw error;
    return null;
  }
}

function toRefusal({ status, body }: Response): PaypalRefusal | Unavailable {
  const error = Schema.decodeUnknownResult(PaypalError)(body);
  // Rate limits and concurrent calls under one id pass; a body in another form is not PayPal's.
  if (Result.isFailure(error) || status === 429 || status === 409)
    return unavailable(`answered ${status}`);
  const { name, message, details } = error.success;
  const [detail] = details ?? [];
  return {
    tag: "refused",
    issue: detail?.issue ?? name,
    description: detail?.description ?? message,
    missing: status === 404,
  };
}

/** Whether a request is repeated: after no response, or an outage at PayPal. */
const isOutage = (response: Response | null): response is null =>
  response === null || response.status >= 500;

function formOf(input: string): FormData {
  const form = new FormData();
  form.set("input", new Blob([input], { type: "application/json" }), "input.json");
  return form;
}

const timeout = (milliseconds: number): AbortSignal => AbortSignal.timeout(milliseconds);

/** PayPal over HTTP. A token is reused until it expires, and replaced if PayPal refuses it. */
export function paypalClient(settings: PaypalSettings): PaypalClient {
  const { clientId, secret, origin, createTimeout = timeout, ending, transport } = settings;
  const cached: { token?: { readonly text: string; readonly until: number } } = {};

  /** Sends a request that is safe to repeat, at most twice. */
  async function send(path: string, init: RequestInit, whole: AbortSignal) {
    const url = `${origin()}${path}`;
    if (transport) return sendOnce(transport, url, init);
    let response: Response | null = null;
    for (let attempt = 0; attempt < ATTEMPTS && !whole.aborted; attempt += 1) {
      const signal = AbortSignal.any([whole, createTimeout(REQUEST_TIMEOUT)]);
      response = await sendOnce(fetch, url, { ...init, signal });
      if (!isOutage(response)) return response;
    }
    return response;
  }

  async function newToken(whole: AbortSignal): Promise<string | Unavailable> {
    const credentials = Buffer.from(`${clientId}:${secret}`).toString("base64");
    const response = await send(
      "/v1/oauth2/token",
      {
        method: "POST",
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ grant_type: "client_credentials" }),
      },
      whole,
    );
    const got = Schema.decodeUnknownResult(PaypalToken)(response?.body);
    if (response?.status !== 200 || Result.isFailure(got))
      return unavailable(`no access token: ${response?.status ?? "no answer"}`);
    const { access_token: text, expires_in: seconds } = got.success;
    cached.token = { text, until: performance.now() + (seconds - MARGIN) * 1000 };
    return text;
  }

  const token = (whole: AbortSignal): Promise<string | Unavailable> | string =>
    cached.token && cached.token.until > performance.now() ? cached.token.text : newToken(whole);

  async function sendAs(call: PaypalCall, text: string, whole: AbortSignal) {
    const { method, path, json, input, requestId } = call;
    const headers = {
      authorization: `Bearer ${text}`,
      accept: "application/json",
      prefer: "return=representation",
      // a form in parts names its own boundary
      ...(method === "POST" && input === undefined ? { "content-type": "application/json" } : {}),
      ...(requestId === undefined ? {} : { "paypal-request-id": requestId }),
    };
    const body = input === undefined ? json : formOf(input);
    return send(path, { method, headers, ...(body === undefined ? {} : { body }) }, whole);
  }

  return (deadline) => {
    const ends = [createTimeout(SESSION_TIMEOUT), ending, deadline];
    const whole = AbortSignal.any(ends.filter((signal) => signal !== undefined));
    return async (call, shape) => {
      const first = await token(whole);
      if (typeof first !== "string") return first;
      let response = await sendAs(call, first, whole);
      if (response?.status === 401) {
        // The token may have been revoked before its expiry.
        const fresh = await newToken(whole);
        if (typeof fresh !== "string") return fresh;
        response = await sendAs(call, fresh, whole);
      }
      if (response === null) return unavailable("no answer");
      if (response.status >= 500 || response.status === 401)
        return unavailable(`answered ${response.status}`);
      if (response.status >= 300) return toRefusal(response);
      const body = Schema.decodeUnknownResult(shape)(response.body);
      return Result.isSuccess(body)
        ? { tag: "ok", body: body.success }
        : unavailable("the answer is not what it should be");
    };
  };
}
