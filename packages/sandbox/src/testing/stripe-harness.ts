import type { FastifyInstance } from "fastify";
import Stripe from "stripe";
import type { SandboxOptions } from "../register-sandbox.ts";
import type { TestDatabase } from "./database.ts";
import { openTestSandbox, readJson, type TestServer } from "./server.ts";

export interface CardData {
  readonly number: string;
  readonly month?: string;
  readonly year?: string;
  readonly cvc?: string;
}

/** A sandbox with the real server SDK at one side and a browser's calls at the other. */
export interface StripeHarness {
  readonly database: TestDatabase;
  readonly server: TestServer;
  readonly stripe: Stripe;
  sdk(key: string, options?: Stripe.StripeConfig): Stripe;
  /** Confirms as the browser does: with the publishable key and the intent's secret. */
  confirm(
    intent: Stripe.PaymentIntent,
    card: CardData,
    extra?: Readonly<Record<string, string>>,
  ): Promise<ConfirmResponse>;
  authenticate(
    intent: Stripe.PaymentIntent,
    outcome: "complete" | "fail",
  ): Promise<ConfirmResponse>;
  post(path: string, body: object): Promise<Response>;
  close(): Promise<void>;
}

export interface ConfirmResponse {
  readonly status?: string;
  readonly payment_method?: string;
  readonly error?: {
    readonly type: string;
    readonly code?: string;
    readonly decline_code?: string;
    readonly message: string;
  };
}

const cardFields = (card: CardData): Record<string, string> => ({
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": card.number,
  "payment_method_data[card][exp_month]": card.month ?? "12",
  "payment_method_data[card][exp_year]": card.year ?? "34",
  "payment_method_data[card][cvc]": card.cvc ?? "123",
});

function sdkAt(origin: string, key: string, options: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: "http", telemetry: false, ...options });
}

/** Opens a sandbox on a database of its own. `prepare` adds routes before the server listens. */
export async function openStripeHarness(
  options: Partial<SandboxOptions> = {},
  prepare?: (app: FastifyInstance) => Promise<void>,
): Promise<StripeHarness> {
  const sandbox = await openTestSandbox(options, prepare);
  const { database, server } = sandbox;
  const sdk: StripeHarness["sdk"] = (key, config) => sdkAt(server.origin, key, config);
  const asBrowser = async (path: string, fields: Record<string, string>) =>
    readJson<ConfirmResponse>(
      await fetch(`${server.origin}${path}`, {
        method: "POST",
        headers: { authorization: "Bearer pk_test_sandbox" },
        body: new URLSearchParams(fields),
      }),
    );
  const clientSecret = (intent: Stripe.PaymentIntent) => ({
    client_secret: intent.client_secret ?? "",
  });
  return {
    database,
    server,
    sdk,
    stripe: sdk("sk_test_sandbox"),
    confirm: (intent, card, extra = {}) =>
      asBrowser(`/v1/payment_intents/${intent.id}/confirm`, {
        ...clientSecret(intent),
        ...cardFields(card),
        ...extra,
      }),
    authenticate: (intent, outcome) =>
      asBrowser(`/__paysandbox/3ds/${intent.id}`, { ...clientSecret(intent), outcome }),
    post: (path, body) =>
      fetch(`${server.origin}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    close: () => sandbox.close(),
  };
}
