import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import type { Settings } from "@marquee/domain/session/settings.schema";
import type { Registry } from "@prometheus-io/client";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "./platform/config/config.ts";
import type { ChangeFeed } from "./platform/events/change-feed.ts";
import { eventStream } from "./platform/events/event-stream.ts";
import { adminPages } from "./platform/http/admin-pages.ts";
import { apiDocs } from "./platform/http/api-docs.ts";
import { closeGracefully, closing } from "./platform/http/graceful-close.ts";
import { health } from "./platform/http/health.ts";
import { helpPages } from "./platform/http/help-pages.ts";
import { connectionLimits, rateLimits } from "./platform/http/limits.ts";
import { metrics, metricsAccess } from "./platform/http/metrics.ts";
import { mountContract, type MountOptions } from "./platform/http/mount.ts";
import { readJsonBodies } from "./platform/http/read-body.ts";
import type { Readiness } from "./platform/http/readiness.ts";
import { newReference, refuseConnection, refuseEarly } from "./platform/http/refuse-early.ts";
import { reportError } from "./platform/http/report-error.ts";
import { secure, securityHeaders } from "./platform/http/security.ts";
import { sendRefusal } from "./platform/http/send.ts";
import { statechartPages } from "./platform/http/statechart-pages.ts";
import { tokenVerifier, type TokenIssuer } from "./platform/identity/verify-token.ts";
import { ingestEndpoint, type IngestOptions } from "./platform/ingest/ingest-endpoint.ts";
import { logOptions, type LogStream } from "./platform/log/log-options.ts";
import { noRoute } from "./platform/refusal/refusal.ts";
import { findUserCompany } from "./users/queries.ts";

export interface AppOptions extends Omit<MountOptions, "findUserCompany" | "verify" | "counterOf"> {
  readonly mode: Config["mode"];
  /** The token that a reader of the metrics has to send; null if the mode decides alone. */
  readonly metricsToken?: string | null;
  /** Adds metrics of what works behind the requests. */
  readonly registerMetrics?: (registry: Registry) => void;
  /** Told of the streams of changes, so that they can be counted. */
  readonly onStreams?: (count: () => number) => void;
  /** Adds a span for each request; left out, none is made. */
  readonly traceRequests?: (app: FastifyInstance) => void;
  /** Whether the explorer of the machines is served; true by default. */
  readonly statecharts?: boolean;
  /** Whether pages may load PayPal's script. */
  readonly byPaypal?: boolean;
  readonly logLevel: string;
  /** Where the log is written; standard output by default. */
  readonly logStream?: LogStream;
  /** What the limits of calls are multiplied by; null if nothing is counted, 1 by default. */
  readonly rateLimits?: number | null;
  /** Addresses of proxies that are trusted on the caller's address; null for none. */
  readonly trustedProxies?: string | null;
  /** Whether all that requests need is ready; `/readyz` reports it. */
  readonly readiness: Readiness;
  /** Changes on the database, for the screens that are open. */
  readonly feed: ChangeFeed;
  /** Who may deliver data from outside, and what takes it in. */
  readonly ingest: Pick<IngestOptions, "secrets" | "deliveries" | "recordRefused">;
  /** Mounts what the identity service needs, and returns whose tokens count. */
  readonly identity: (app: FastifyInstance) => Promise<TokenIssuer>;
  /** The public settings, which the panel's page holds; left out, the panel fetches them. */
  readonly settings?: Settings;
  /** What is mounted at the root beside the contract: webhooks, images. */
  readonly extend?: (app: FastifyInstance) => Promise<void>;
}

/** The whole server as one value: nothing listens yet, and tests call it with `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const headers = await securityHeaders(options.mode, options.byPaypal ?? false);
  const app = Fastify({
    logger: logOptions(options.logLevel, options.logStream),
    genReqId: newReference,
    ...connectionLimits,
    clientErrorHandler: refuseConnection(headers),
    trustProxy: options.trustedProxies ?? false,
    routerOptions: { maxParamLength: 8_192, caseSensitive: false },
    ...closing,
    // An address that is no text, or too long to be one of ours, is refused before any route is found.
    frameworkErrors: (_error, _request, reply) =>
      void sendRefusal(reply.headers(headers), noRoute()),
  });
  options.traceRequests?.(app);
  readJsonBodies(app);
  app.setErrorHandler(reportError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, noRoute()));
  secure(app, headers);
  closeGracefully(app, options.readiness);
  refuseEarly(app, headers);
  await app.register(compress, {
    encodings: ["gzip"],
    threshold: 1400,
    globalDecompression: false,
  });
  await app.register(multipart);
  const counterOf = rateLimits(options.rateLimits === undefined ? 1 : options.rateLimits);

  const { mode, pool, registerMetrics } = options;
  const access = metricsAccess(mode, options.metricsToken ?? null);
  metrics(app, { mode, pool, access, ...(registerMetrics && { register: registerMetrics }) });
  health(app, options);
  const verify = tokenVerifier(await options.identity(app));
  await app.register(
    async (api) => {
      // Screens use the product's time, whatever the clock of their computer shows (DATE-S1).
      api.addHook("onRequest", async (_request, reply) => {
        reply.header("marquee-time", options.clock.now().toISOString());
      });
      apiDocs(api);
      mountContract(api, { ...options, verify, counterOf, findUserCompany });
      await ingestEndpoint(api, { ...options, ...options.ingest, counterOf });
      const countStreams = eventStream(api, { pool: options.pool, verify, feed: options.feed });
      options.onStreams?.(countStreams);
    },
    { prefix: "/api" },
  );
  await options.extend?.(app);
  await helpPages(app);
  await adminPages(app, options.settings ?? null);
  if (options.statecharts ?? true) await statechartPages(app);
  return app;
}
