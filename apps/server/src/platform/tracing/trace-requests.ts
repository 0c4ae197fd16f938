import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What asks again and again whether the server is well. */
const UNTRACED = new Set(["/healthz", "/readyz", "/metrics"]);

const propagator = new W3CTraceContextPropagator();
const getter = {
  keys: (headers: FastifyRequest["headers"]) => Object.keys(headers),
  get: (headers: FastifyRequest["headers"], name: string) => headers[name],
};

/** The trace that a request belongs to: a trusted proxy's, else a new one, since a caller may have invented it. */
const parentOf = (request: FastifyRequest): Context =>
  request.ip === request.raw.socket?.remoteAddress
    ? ROOT_CONTEXT
    : propagator.extract(ROOT_CONTEXT, request.headers, getter);

/** A span for each request, named by its route and never by its address, which may hold an e-mail (OPS-16). */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const end = (request: FastifyRequest, status: number | null) => {
    const span = spans.get(request);
    if (span === undefined) return;
    spans.delete(request);
    if (status === null) span.setAttribute("error.type", "aborted");
    else span.setAttribute("http.response.status_code", status);
    if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "none";
    if (UNTRACED.has(route)) return done();
    const parent = parentOf(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          "http.request.method": request.method,
          "http.route": route,
          "marquee.request_id": request.id,
        },
      },
      parent,
    );
    spans.set(request, span);
    return context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook("onRequestAbort", (request, done) => {
    end(request, null);
    done();
  });
}
