import { subscribe, unsubscribe } from "node:diagnostics_channel";

interface Handled {
  readonly request: { readonly id: string; readonly headers: Readonly<Record<string, unknown>> };
  readonly error?: unknown;
}

/** Follows which request the server works on, and what it threw: callers are told neither. */
export class RequestObserver {
  /** Marks the requests that are ours: the provider's sandbox runs on the same server. */
  static readonly header = "x-fuzz";
  requestId = "";
  thrown: unknown = null;
  readonly #start = (message: unknown) => {
    const { request } = message as Handled;
    if (request.headers[RequestObserver.header] === undefined) return;
    this.requestId = request.id;
    this.thrown = null;
  };
  readonly #error = (message: unknown) => {
    const { request, error } = message as Handled;
    if (request.headers[RequestObserver.header] !== undefined) this.thrown = error;
  };

  constructor() {
    subscribe("tracing:fastify.request.handler:start", this.#start);
    subscribe("tracing:fastify.request.handler:error", this.#error);
  }

  stop(): void {
    unsubscribe("tracing:fastify.request.handler:start", this.#start);
    unsubscribe("tracing:fastify.request.handler:error", this.#error);
  }
}
