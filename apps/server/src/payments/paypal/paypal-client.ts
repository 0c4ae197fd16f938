import { Result, Schema } from "effect";
import type { Unavailable } from "../attempts/payment-provider.ts";
import type { PaypalLine, PaypalSettings } from "./paypal-settings.ts";
import { PaypalError, PaypalToken } from "./paypal-shapes.ts";

/** PayPal understood and said no, in its own words. */
export interface PaypalRefusal {
  readonly tag: "refused";
  /** Its name for the reason, such as `INSTRUMENT_DECLINED`. */
  readonly issue: string;
  /** Its words for people. */
  readonly words: string;
  /** It does not know what it was asked about. */
  readonly missing: boolean;
}

export type PaypalAnswer<Body> =
  | { readonly tag: "ok"; readonly body: Body }
  | PaypalRefusal
  | Unavailable;

export interface PaypalCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** JSON text, sent byte for byte. */
  readonly json?: string;
  /** The `PayPal-Request-Id`: what is sent again under it is done once. */
  readonly requestId?: string;
}

/** A few calls that belong together, and share one patience. */
export type PaypalTalk = <Body>(
  call: PaypalCall,
  shape: Schema.Codec<Body, unknown>,
) => Promise<PaypalAnswer<Body>>;

/** Milliseconds to wait for one answer. */
export const ANSWER_WITHIN = 6_000;
/** What a talk may take in all: two of them still end before the attempt's lease does. */
export const TALK_WITHIN = 2.25 * ANSWER_WITHIN;
const TRIES = 2;
/** Seconds before its end that a token is no longer used. */
const MARGIN = 60;

const unavailable = (reason: string): Unavailable => ({ tag: "unavailable", reason });

interface Response {
  readonly status: number;
  /** Parsed JSON; undefined where it is none. */
  readonly body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One request. Null where nobody knows whether it was heard. */
async function ask(line: PaypalLine, url: string, init: RequestInit): Promise<Response | null> {
  try {
    const response = await line(url, { ...init, redirect: "error" });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    // What fetch throws is about the network; a mistake of ours is not to look like it.
    if (error instanceof TypeError && error.cause === undefined) throw error;
    return null;
  }
}

function refusalOf({ status, body }: Response): PaypalRefusal | Unavailable {
  const said = Schema.decodeUnknownResult(PaypalError)(body);
  // Too many calls, and two at once under one id, are passing; what is not PayPal's wording is not its word.
  if (Result.isFailure(said) || status === 429 || status === 409)
    return unavailable(`answered ${status}`);
  const { name, message, details } = said.success;
  const [detail] = details ?? [];
  return {
    tag: "refused",
    issue: detail?.issue ?? name,
    words: detail?.description ?? message,
    missing: status === 404,
  };
}

/** Whether an answer is worth a second try: none at all, or an outage there. */
const isSilence = (response: Response | null): response is null =>
  response === null || response.status >= 500;

const timeout = (milliseconds: number): AbortSignal => AbortSignal.timeout(milliseconds);

/** Talks to PayPal over HTTP. Tokens are kept until they end, and got anew where PayPal refuses one. */
export function paypalClient(settings: PaypalSettings): () => PaypalTalk {
  const { clientId, secret, origin, patience = timeout, ending, line } = settings;
  const kept: { token?: { readonly text: string; readonly until: number } } = {};

  /** Sends what may be sent twice, twice at most. */
  async function send(path: string, init: RequestInit, whole: AbortSignal) {
    const url = `${origin()}${path}`;
    if (line) return ask(line, url, init);
    let response: Response | null = null;
    for (let tries = 0; tries < TRIES && !whole.aborted; tries += 1) {
      const signal = AbortSignal.any([whole, patience(ANSWER_WITHIN)]);
      response = await ask(fetch, url, { ...init, signal });
      if (!isSilence(response)) return response;
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
    kept.token = { text, until: performance.now() + (seconds - MARGIN) * 1000 };
    return text;
  }

  const token = (whole: AbortSignal): Promise<string | Unavailable> | string =>
    kept.token && kept.token.until > performance.now() ? kept.token.text : newToken(whole);

  async function sendAs(call: PaypalCall, text: string, whole: AbortSignal) {
    const { method, path, json, requestId } = call;
    const headers = {
      authorization: `Bearer ${text}`,
      accept: "application/json",
      prefer: "return=representation",
      ...(method === "POST" ? { "content-type": "application/json" } : {}),
      ...(requestId === undefined ? {} : { "paypal-request-id": requestId }),
    };
    return send(path, { method, headers, ...(json === undefined ? {} : { body: json }) }, whole);
  }

  return () => {
    const inTime = patience(TALK_WITHIN);
    const whole = ending ? AbortSignal.any([ending, inTime]) : inTime;
    return async (call, shape) => {
      const first = await token(whole);
      if (typeof first !== "string") return first;
      let response = await sendAs(call, first, whole);
      if (response?.status === 401) {
        // It may have been taken back before its time.
        const fresh = await newToken(whole);
        if (typeof fresh !== "string") return fresh;
        response = await sendAs(call, fresh, whole);
      }
      if (response === null) return unavailable("no answer");
      if (response.status >= 500 || response.status === 401)
        return unavailable(`answered ${response.status}`);
      if (response.status >= 300) return refusalOf(response);
      const body = Schema.decodeUnknownResult(shape)(response.body);
      return Result.isSuccess(body)
        ? { tag: "ok", body: body.success }
        : unavailable("the answer is not what it should be");
    };
  };
}
