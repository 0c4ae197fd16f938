import { subscribe, unsubscribe } from "node:diagnostics_channel";

/** A call of ours to another service, once it is over. */
export interface OutgoingCall {
  readonly host: string;
  /** The status of its response, or `none` if there was no response. */
  readonly status: string;
  readonly seconds: number;
}

interface Message {
  readonly request: { readonly origin?: string | URL };
  readonly response?: { readonly statusCode: number };
}

const CREATED = "undici:request:create";
const RESPONDED = "undici:request:headers";
const FAILED = "undici:request:error";

/**
 * Reports every call that this process makes with `fetch`: of payment providers, the identity service, the store of images.
 * Node publishes them itself, so that no client needs to know. Returns what ends it.
 */
export function watchOutgoing(report: (call: OutgoingCall) => void): () => void {
  const began = new WeakMap<object, number>();
  const end = ({ request, response }: Message) => {
    const start = began.get(request);
    if (start === undefined) return;
    began.delete(request);
    report({
      host: URL.parse(String(request.origin))?.host ?? "unknown",
      status: String(response?.statusCode ?? "none"),
      seconds: (performance.now() - start) / 1000,
    });
  };
  const onCreated = (message: unknown) =>
    void began.set((message as Message).request, performance.now());
  const onEnded = (message: unknown) => end(message as Message);
  const channels = [
    [CREATED, onCreated],
    [RESPONDED, onEnded],
    [FAILED, onEnded],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}
