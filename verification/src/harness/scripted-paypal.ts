import { createServer } from "node:http";
import type { Taking } from "@marquee/server/payments/attempts/collector";
import { paypalOrders } from "@marquee/server/payments/paypal/paypal-orders";
import type { PaypalProvider } from "@marquee/server/payments/paypal/paypal-provider";

/** What was asked, the token's calls included. */
export interface Asked {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** An answer; a body that is text goes out as it is. */
export interface Said {
  readonly status: number;
  readonly body: unknown;
}

/** The call is heard and never answered: whoever waits for it comes to the end of their patience. */
export const SILENCE: Said = { status: 0, body: null };
/** The same, and with it ends the patience for the whole talk. */
export const LONG_SILENCE: Said = { status: 0, body: null };

export const ok = (body: unknown): Said => ({ status: 200, body });
/** A refusal in PayPal's form. */
export const error = (status: number, issue: string): Said => ({
  status,
  body: { name: "NAME", message: "Message.", details: [{ issue, description: `${issue} it is.` }] },
});
export const money = (value: string, currency = "CAD") => ({ currency_code: currency, value });
export const capture = (status: string, value = "13.44") => ({
  id: "CAP1",
  status,
  amount: money(value),
});
export const order = (status: string, captures: readonly object[] = []) => ({
  id: "ORDER1",
  status,
  payer: { payer_id: "PAYER1" },
  purchase_units: [{ amount: money("13.44"), payments: { captures } }],
});

/** A try to take money that nobody else holds. */
export const tryOf = (failed: number): Taking => ({
  failed,
  begins: () => Promise.resolve(true),
});

/** A PayPal that says what a test tells it to, for what the stand-in never says. */
export interface ScriptedPaypal {
  readonly asked: readonly Asked[];
  /** The calls but the token's, with orders by their id. */
  readonly calls: () => readonly string[];
  /** How long our client was ready to wait each time, in milliseconds: for a talk, and for each try of a call. */
  readonly waits: () => readonly number[];
  /** Says these one after the other, and the last to everything after it; forgets what was asked. */
  readonly says: (...answers: readonly Said[]) => void;
  /** The same for tokens. */
  readonly gives: (...answers: readonly Said[]) => void;
  /** Our client of it, which has no token yet. */
  readonly provider: (origin?: string) => PaypalProvider;
  readonly close: () => Promise<void>;
}

/** How long somebody is ready to wait, and the end of it: only a test that is silent says so. */
interface Wait {
  readonly milliseconds: number;
  readonly end: AbortController;
}

const token = (text: string): Said => ok({ access_token: text, expires_in: 32_400 });

function next(answers: Said[]): Said {
  const [first, ...rest] = answers;
  if (!first) throw new Error("PayPal was asked, and has nothing to say");
  if (rest.length > 0) answers.shift();
  return first;
}

export async function scriptedPaypal(): Promise<ScriptedPaypal> {
  const asked: Asked[] = [];
  const waits: Wait[] = [];
  const patience = (milliseconds: number): AbortSignal => {
    const end = new AbortController();
    waits.push({ milliseconds, end });
    return end.signal;
  };
  let answers: Said[] = [];
  let tokens: Said[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const { method, url = "", headers } = request;
      asked.push({ call: `${method} ${url}`, authorization: headers.authorization, body });
      const answer = next(url.includes("oauth2") ? tokens : answers);
      if (answer === SILENCE) return waits.at(-1)?.end.abort();
      if (answer === LONG_SILENCE) return waits[0]?.end.abort();
      const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
      return void response
        .writeHead(answer.status, { "content-type": "application/json" })
        .end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  const here = `http://127.0.0.1:${address.port}`;
  return {
    asked,
    calls: () =>
      asked
        .map(({ call }) => call.replace("/v2/checkout/orders", ""))
        .filter((call) => !call.includes("oauth2")),
    waits: () => waits.map(({ milliseconds }) => milliseconds),
    says: (...said) => {
      asked.length = 0;
      waits.length = 0;
      answers = [...said];
      tokens = [token("first"), token("second")];
    },
    gives: (...said) => {
      tokens = [...said];
    },
    provider: (origin = here) =>
      paypalOrders({
        clientId: "client",
        secret: "secret",
        webhookId: "WH",
        origin: () => origin,
        patience,
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
