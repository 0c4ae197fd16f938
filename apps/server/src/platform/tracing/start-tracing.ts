import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { TracingSettings } from "../config/read-tracing.ts";
import { RELEASE } from "../config/release.ts";
import { traceOutgoing } from "./trace-outgoing.ts";
import { traceRequests } from "./trace-requests.ts";
import { traceStatements } from "./trace-statements.ts";

export interface Tracing {
  /** Traces the requests of a server that is being built. */
  readonly traceRequests: (app: FastifyInstance) => void;
  /** Sends what is left, and ends. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds that the end waits for a receiver. */
const SENT_WITHIN = 2_000;

/**
 * Traces requests, with the statements and calls that each makes by this pool, and sends them as OTLP (OPS-20). This file and what it
 * imports are loaded only where an endpoint is set. A receiver that is away loses spans, and holds up nothing.
 */
export function startTracing(settings: TracingSettings, pool: pg.Pool): Tracing {
  const { url, headers, serviceName, attributes, sampler } = settings;
  const root = new TraceIdRatioBasedSampler(sampler.ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...attributes,
      "service.name": serviceName,
      "service.version": RELEASE,
    }),
    sampler: sampler.isParentFirst ? new ParentBasedSampler({ root }) : root,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, headers: { ...headers } }),
        exportTimeoutMillis: SENT_WITHIN,
      }),
    ],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  const tracer = provider.getTracer("marquee", RELEASE);
  const ends = [traceStatements(tracer, pool), traceOutgoing(tracer, url)];
  return {
    traceRequests: (app) => traceRequests(app, tracer),
    stop: async () => {
      for (const end of ends) end();
      await provider.shutdown().catch(() => undefined);
      context.disable();
      trace.disable();
    },
  };
}
