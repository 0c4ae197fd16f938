import { subscribe, unsubscribe } from "node:diagnostics_channel";

interface Handled {
  readonly request: { readonly id: string; readonly headers: Readonly<Record<string, unknown>> };
  readonly error?: unknown;
}

/** Follows which request the server works on, and what it threw: neither is told to callers. */
export class Witness {
  /** Marks the requests that are ours: the provider's stand-in lives on the same server. */
  static readonly header = "x-fuzz";
  requestId = "";
  thrown: unknown = null;
  readonly #start = (message: unknown) => {
    const { request } = message as Handled;
    if (request.headers[Witness.header] === undefined) return;
    this.requestId = request.id;
    this.thrown = null;
  };
  readonly #error = (message: unknown) => {
    const { request, error } = message as Handled;
    if (request.headers[Witness.header] !== undefined) this.thrown = error;
  };

  constructor() {
    subscribe("tracing:fastify.request.handler:start", this.#start);
    subscribe("tracing:fastify.request.handler:error", this.#error);
  }

  leave(): void {
    unsubscribe("tracing:fastify.request.handler:start", this.#start);
    unsubscribe("tracing:fastify.request.handler:error", this.#error);
  }
}
