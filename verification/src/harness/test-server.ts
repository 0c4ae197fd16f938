import type { Route } from "@marquee/api/http/route";
import {
  registerSandbox,
  sandboxPayPalKeys,
  sandboxStripeKeys,
  type Sandbox,
} from "@marquee/sandbox/register-sandbox";
import { buildApp } from "@marquee/server/app";
import { serveBillVideos } from "@marquee/server/bills/serve-bill-videos";
import { createDeliveries, createHandlers } from "@marquee/server/handlers";
import { PUBLIC_KINDS } from "@marquee/server/images/image-kinds";
import { documentDrawer } from "@marquee/server/invoices/document-drawer";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { paypalOrders } from "@marquee/server/payments/paypal/paypal-orders";
import { PAYPAL_WEBHOOK } from "@marquee/server/payments/paypal/paypal-webhook";
import { stripeCards } from "@marquee/server/payments/stripe/stripe-cards";
import { stripeSdk } from "@marquee/server/payments/stripe/stripe-sdk";
import { mountProviderWebhooks } from "@marquee/server/payments/webhooks/provider-webhooks";
import { STRIPE_WEBHOOK } from "@marquee/server/payments/webhooks/stripe-webhook";
import { readConfig } from "@marquee/server/platform/config/config";
import type { ChangeFeed } from "@marquee/server/platform/events/change-feed";
import { readinessOf } from "@marquee/server/platform/http/readiness";
import { identityService } from "@marquee/server/platform/identity/identity-service";
import { sandboxIdentitySettings } from "@marquee/server/platform/identity/sandbox-identity";
import { signInsValidAfter } from "@marquee/server/platform/identity/sign-ins-valid-after";
import { imageSigner } from "@marquee/server/platform/images/image-signer";
import { openImageStore } from "@marquee/server/platform/images/open-image-store";
import { recordedStore } from "@marquee/server/platform/images/recorded-store";
import { serveImages } from "@marquee/server/platform/images/serve-images";
import { ownSecret } from "@marquee/server/platform/ingest/own-secret";
import { limitCounter } from "@marquee/server/platform/limits/limit-counter";
import type { LogStream } from "@marquee/server/platform/log/log-options";
import { ownKeyOf } from "@marquee/server/platform/tenancy/own-key";
import { recordRefusedRows } from "@marquee/server/reports/refused-rows";
import type { Services } from "@marquee/server/services";
import type { FastifyInstance } from "fastify";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type Stripe from "stripe";
import { toResponse, type CallResponse, type CallOptions } from "./call-response.ts";
import { checkResult } from "./check-result.ts";
import { injectingFetch } from "./injecting-fetch.ts";
import { settableClock, type SettableClock } from "./settable-clock.ts";
import { signInOnce } from "./sign-in-once.ts";
import type { Template } from "./templates.ts";
import { testDatabase, worldTokens, type TestDatabase } from "./test-database.ts";
import { WORLD_NOW } from "./world.ts";

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly sandbox: Sandbox;
  readonly database: TestDatabase;
  readonly pool: pg.Pool;
  /** The product's time: `WORLD_NOW` until moved. Tokens keep the machine's. */
  readonly clock: SettableClock;
  /** The card provider's own SDK with the server's key. Only a server that listens can be asked. */
  readonly stripe: () => Stripe;
  /** A signed ID token of a user of the world, got by signing in over HTTP. */
  readonly tokenOf: (email: string) => Promise<string>;
  /** One call below `/api`, as a user (`merchant@marquee.test`, or just `merchant`) or without a token (null). */
  readonly call: <Data = unknown>(
    who: string | null,
    method: Route["method"],
    path: string,
    options?: CallOptions,
  ) => Promise<CallResponse<Data>>;
  readonly close: () => Promise<void>;
}

function present<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("the test server is not built yet");
  return part;
}

/** This server listens to no events: event-stream.test.ts has servers that do. */
const quietFeed: ChangeFeed = {
  listen: () => () => undefined,
  isListening: () => true,
  close: () => Promise.resolve(),
};

export interface TestServerOptions {
  /** What its database is a copy of: the small world, unless a test makes its own or needs items to promote. */
  readonly template?: Template;
  /** Environment variables beside the data folder. */
  readonly env?: Readonly<Record<string, string>>;
  /** Listens on a port of its own, for what goes over the network: the card provider's SDK and its messages. */
  readonly listen?: boolean;
  /** Told of the moments between the effects of a payment. */
  readonly interrupt?: PaymentServices["interrupt"];
  /** Waits for other processes that work on a payment. */
  readonly pause?: NonNullable<PaymentServices["pause"]>;
  /** Makes the deadlines of requests that wait for providers. */
  readonly createTimeout?: NonNullable<PaymentServices["createTimeout"]>;
  /** Gets every line of the log; without it nothing is logged. */
  readonly logStream?: LogStream;
  /** The origin for calls to PayPal, instead of the server itself, by the server's origin. */
  readonly paypalOrigin?: (server: string) => string;
}

/** Each provider called here responds: a late response is due to a busy machine. */
const RESPONSE_TIMEOUT = 60_000;

/** Signs what the card provider's stand-in posts. */
export const WEBHOOK_SECRET = "whsec_test";
/** Under which PayPal's stand-in knows our address. */
export const PAYPAL_WEBHOOK_ID = "WH-TEST";

/** A whole server with a database of its own, the small world of `world.ts`, and real sign-in. Close it afterwards. */
export async function testServer({
  template = "world",
  env = {},
  listen = false,
  interrupt = () => undefined,
  pause,
  createTimeout,
  paypalOrigin,
  logStream,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = await testDatabase(template);
  const dataDir = mkdtempSync(join(tmpdir(), "marquee-files-"));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: logStream ? "trace" : "silent",
    ...env,
  });
  const clock = settableClock(WORLD_NOW);
  let at = "http://localhost";
  const origin = () => at;
  const held: { sandbox?: Sandbox; app?: FastifyInstance } = {};
  const stripe = {
    ...sandboxStripeKeys,
    webhookSecret: WEBHOOK_SECRET,
    origin,
    responseTimeout: RESPONSE_TIMEOUT,
  };
  const documents = documentDrawer();
  const services: Services = {
    config,
    pool: database.pool,
    clock,
    images: recordedStore(openImageStore(config), database.pool, clock),
    limits: limitCounter({ pool: database.pool, clock, factor: config.rateLimits }),
    documents,
    imageSigner: imageSigner(await ownKeyOf(database.pool, "images")),
    identity: identityService({
      ...sandboxIdentitySettings(origin, () => present(held.sandbox)),
      transport: injectingFetch(() => present(held.app)),
      responseTimeout: RESPONSE_TIMEOUT,
    }),
    cards: stripeCards(stripe),
    paypal: paypalOrders({
      clientId: sandboxPayPalKeys.clientId,
      secret: sandboxPayPalKeys.clientSecret,
      webhookId: PAYPAL_WEBHOOK_ID,
      origin: () => paypalOrigin?.(at) ?? at,
      createTimeout: () => AbortSignal.timeout(RESPONSE_TIMEOUT),
    }),
    interrupt,
    ...(pause === undefined ? {} : { pause }),
    ...(createTimeout === undefined ? {} : { createTimeout }),
    origin,
  };
  const { pool } = database;
  const app = await buildApp({
    mode: config.mode,
    logLevel: config.logLevel,
    ...(logStream === undefined ? {} : { logStream }),
    rateLimits: config.rateLimits,
    pool,
    clock,
    validAfter: signInsValidAfter(services.identity),
    handlers: createHandlers(services),
    ingest: {
      secrets: await ownSecret(pool),
      deliveries: createDeliveries(services),
      recordRefused: recordRefusedRows,
    },
    feed: quietFeed,
    readiness: readinessOf("ready"),
    inspect: checkResult,
    identity: async (root) =>
      (held.sandbox = await registerSandbox(root, {
        pool,
        clock,
        origin,
        webhook: { url: () => `${at}${STRIPE_WEBHOOK}`, secret: WEBHOOK_SECRET },
        paypalWebhook: { url: () => `${at}${PAYPAL_WEBHOOK}`, id: PAYPAL_WEBHOOK_ID },
      })),
    extend: async (root) => {
      const { rateLimits } = config;
      serveImages(root, { ...services, publicKinds: PUBLIC_KINDS, rateLimits });
      serveBillVideos(root, { ...services, rateLimits });
      await mountProviderWebhooks(root, services, rateLimits);
    },
  });
  held.app = app;
  if (listen) at = await app.listen({ host: "127.0.0.1", port: 0 });
  const { sandbox } = held;
  if (!sandbox) throw new Error("the sandbox was not mounted");
  const signIn = signInOnce(app, sandbox, template === "empty" ? {} : worldTokens());
  return {
    app,
    services,
    sandbox,
    database,
    pool,
    clock,
    stripe: () => stripeSdk(stripe),
    tokenOf: signIn,
    call: async (who, method, path, { body, headers = {}, version } = {}) => {
      const authorization = who === null ? {} : { authorization: `Bearer ${await signIn(who)}` };
      const ifMatch = version === undefined ? {} : { "if-match": `"${version}"` };
      const payload = body === undefined ? {} : { payload: body };
      return toResponse(
        await app.inject({
          method,
          url: `/api${path}`,
          headers: { ...authorization, ...ifMatch, ...headers },
          ...payload,
        }),
      );
    },
    close: async () => {
      await app.close();
      await documents.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
