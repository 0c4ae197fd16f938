import type { FastifyInstance } from "fastify";
import type { SandboxOptions } from "../register-sandbox.ts";
import type { TestDatabase } from "./database.ts";
import { openTestSandbox, readJson, type TestServer } from "./server.ts";

interface Capture {
  readonly id: string;
  readonly status: string;
  readonly amount: { readonly value: string };
}
/** An answer of PayPal's, as far as the tests look. */
export interface PayPalResponse {
  readonly status: number;
  readonly body: {
    readonly id: string;
    readonly status: string;
    readonly amount: { readonly value: string };
    readonly purchase_units: readonly {
      readonly payments?: { readonly captures: readonly Capture[] };
    }[];
    readonly details?: readonly { readonly issue: string }[];
    readonly verification_status?: string;
  };
}

export interface PayPalHarness {
  readonly database: TestDatabase;
  readonly server: TestServer;
  call(
    method: "GET" | "POST",
    path: string,
    body?: object,
    requestId?: string,
  ): Promise<PayPalResponse>;
  order(value: string, requestId?: string): Promise<PayPalResponse>;
  approve(id: string, choice: string): Promise<Response>;
  close(): Promise<void>;
}

async function accessToken(origin: string): Promise<string> {
  const credentials = Buffer.from("sandbox-client:sandbox-secret").toString("base64");
  const response = await fetch(`${origin}/v1/oauth2/token`, {
    method: "POST",
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return (await readJson<{ access_token: string }>(response)).access_token;
}

/**
 * Opens a sandbox on a database of its own and gets an access token for its calls; orders are in
 * CAD. `prepare` adds routes before the server listens.
 */
export async function openPayPalHarness(
  options: Partial<SandboxOptions> = {},
  prepare?: (app: FastifyInstance) => Promise<void>,
): Promise<PayPalHarness> {
  const sandbox = await openTestSandbox(options, prepare);
  const { database, server } = sandbox;
  const token = await accessToken(server.origin);
  const call: PayPalHarness["call"] = async (method, path, body, requestId) => {
    const response = await fetch(`${server.origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(requestId ? { "paypal-request-id": requestId } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await readJson(response) };
  };
  return {
    database,
    server,
    call,
    order: (value, requestId) =>
      call(
        "POST",
        "/v2/checkout/orders",
        {
          intent: "CAPTURE",
          purchase_units: [{ custom_id: "checkout-1", amount: { currency_code: "CAD", value } }],
        },
        requestId,
      ),
    approve: (id, choice) =>
      fetch(`${server.origin}/__paysandbox/paypal/${id}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ choice }),
      }),
    close: () => sandbox.close(),
  };
}
