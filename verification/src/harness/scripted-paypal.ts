import type { CaptureRequest } from "@marquee/server/payments/attempts/payment-provider";
import { paypalOrders } from "@marquee/server/payments/paypal/paypal-orders";
import type { PaypalProvider } from "@marquee/server/payments/paypal/paypal-provider";
import { createServer } from "node:http";

/** A request as it arrived, the token's included. */
export interface ReceivedRequest {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** An answer; a body that is text goes out as it is. */
export interface ScriptedResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The call arrives and gets no response: the client's timeout for it ends. */
export const NO_RESPONSE: ScriptedResponse = { status: 0, body: null };
/** The same, and the timeout for all calls of the operation ends with it. */
export const NO_RESPONSE_AT_ALL: ScriptedResponse = { status: 0, body: null };

/** A success with this body. */
export const ok = (body: unknown): ScriptedResponse => ({ status: 200, body });
/** A refusal in PayPal's form. */
export const error = (status: number, issue: string): ScriptedResponse => ({
  status,
  body: { name: "NAME", message: "Message.", details: [{ issue, description: `${issue} it is.` }] },
});

/** An amount in PayPal's form, as text in dollars. */
export const money = (value: string, currency = "CAD") => ({ currency_code: currency, value });

/** A capture of the order, of all of it unless a test says otherwise. */
export const capture = (status: string, value = "13.44") => ({
  id: "CAP1",
  status,
  amount: money(value),
});

/** An order of CAD 13.44 with its captures, in PayPal's form. */
export const order = (status: string, captures: readonly object[] = []) => ({
  id: "ORDER1",
  status,
  payer: { payer_id: "PAYER1" },
  purchase_units: [{ amount: money("13.44"), payments: { captures } }],
});

/** A capture after so many failed ones, under a lease that no other process has taken over. */
export const captureAfter = (failed: number): CaptureRequest => ({
  failedCaptures: failed,
  noteCapture: () => Promise.resolve(true),
});

/** A PayPal whose answers a test writes, for those that the sandbox never gives. */
export interface ScriptedPaypal {
  readonly origin: string;
  readonly requests: readonly ReceivedRequest[];
  /** The calls but the token's, with orders by their id. */
  readonly calls: () => readonly string[];
  /** How long our client was ready to wait each time, in milliseconds: for an operation, and for each attempt of a call. */
  readonly timeouts: () => readonly number[];
  /** Responds with these one after the other, and with the last to everything after it; forgets earlier requests. */
  readonly respondWith: (...responses: readonly ScriptedResponse[]) => void;
  /** The same for tokens. */
  readonly respondToTokensWith: (...responses: readonly ScriptedResponse[]) => void;
  /** Our client of it, which has no token yet. */
  readonly provider: (origin?: string) => PaypalProvider;
  readonly close: () => Promise<void>;
}

/** A timeout of the client. It ends when the script leaves the call without an answer, and never by itself. */
interface Timeout {
  readonly milliseconds: number;
  readonly end: AbortController;
}

const token = (text: string): ScriptedResponse => ok({ access_token: text, expires_in: 32_400 });

/** The next response of a script. An empty one is a mistake of the test: an error here would end all tests of its process. */
function next(responses: ScriptedResponse[], call: string): ScriptedResponse {
  const [first, ...rest] = responses;
  if (!first)
    return { status: 500, body: { message: `PayPal's script has no response to ${call}.` } };
  if (rest.length > 0) responses.shift();
  return first;
}

/** Starts such a PayPal at a free port. It responds with 500 to a request that its script has no response for, and names it. */
export async function scriptedPaypal(): Promise<ScriptedPaypal> {
  const requests: ReceivedRequest[] = [];
  const timeouts: Timeout[] = [];
  const createTimeout = (milliseconds: number): AbortSignal => {
    const end = new AbortController();
    timeouts.push({ milliseconds, end });
    return end.signal;
  };
  let responses: ScriptedResponse[] = [];
  let tokens: ScriptedResponse[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const { method, url = "", headers } = request;
      const call = `${method} ${url}`;
      requests.push({ call, authorization: headers.authorization, body });
      const result = next(url.includes("oauth2") ? tokens : responses, call);
      if (result === NO_RESPONSE) return timeouts.at(-1)?.end.abort();
      if (result === NO_RESPONSE_AT_ALL) return timeouts[0]?.end.abort();
      const text = typeof result.body === "string" ? result.body : JSON.stringify(result.body);
      return void response
        .writeHead(result.status, { "content-type": "application/json" })
        .end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  const here = `http://127.0.0.1:${address.port}`;
  return {
    origin: here,
    requests,
    calls: () =>
      requests
        .map(({ call }) => call.replace("/v2/checkout/orders", ""))
        .filter((call) => !call.includes("oauth2")),
    timeouts: () => timeouts.map(({ milliseconds }) => milliseconds),
    respondWith: (...scripted) => {
      requests.length = 0;
      timeouts.length = 0;
      responses = [...scripted];
      tokens = [token("first"), token("second")];
    },
    respondToTokensWith: (...scripted) => {
      tokens = [...scripted];
    },
    provider: (origin = here) =>
      paypalOrders({
        clientId: "client",
        secret: "secret",
        webhookId: "WH",
        origin: () => origin,
        createTimeout,
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
