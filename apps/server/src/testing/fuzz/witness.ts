import { subscribe, unsubscribe } from "node:diagnostics_channel";

/** Follows which request the server works on, and what it threw: neither is told to callers. */
export class Witness {
  requestId = "";
  thrown: unknown = null;
  readonly #start = (message: unknown) => {
    this.requestId = (message as { request: { id: string } }).request.id;
    this.thrown = null;
  };
  readonly #error = (message: unknown) => {
    this.thrown = (message as { error: unknown }).error;
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
