import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from "@opentelemetry/api";
import { subscribe, unsubscribe } from "node:diagnostics_channel";

interface Message {
  readonly request: { readonly origin?: string | URL; readonly method?: string };
  readonly response?: { readonly statusCode: number };
}

/**
 * A span for each call to another service that a traced request makes, by its host: an address may hold an id of a payer.
 * Node publishes them, so that no client needs to know. Returns what ends it.
 */
export function traceOutgoing(tracer: Tracer, receiver: string): () => void {
  const spans = new WeakMap<object, Span>();
  const own = URL.parse(receiver)?.host;
  const onCreated = (message: unknown) => {
    const { request } = message as Message;
    const host = URL.parse(String(request.origin))?.host ?? "unknown";
    if (host === own || trace.getActiveSpan() === undefined) return;
    const method = request.method ?? "GET";
    const attributes = { "http.request.method": method, "server.address": host };
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes });
    spans.set(request, span);
  };
  const onEnded = (message: unknown) => {
    const { request, response } = message as Message;
    const span = spans.get(request);
    if (span === undefined) return;
    spans.delete(request);
    if (response) span.setAttribute("http.response.status_code", response.statusCode);
    if (!response || response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const channels = [
    ["undici:request:create", onCreated],
    ["undici:request:headers", onEnded],
    ["undici:request:error", onEnded],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}
