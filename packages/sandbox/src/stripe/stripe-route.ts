import type { Form } from "./form.ts";
import { invalidRequest } from "./stripe-error.ts";
import type { Work } from "./work.ts";

export type KeyKind = "publishable" | "secret";

/** A call that has been authenticated and read. */
export interface StripeCall extends Work {
  readonly key: KeyKind;
  readonly params: Readonly<Record<string, string>>;
  readonly form: Form;
  readonly path: string;
}

/** What a handler returns: the object, or an error that happened after something was done (a decline). */
export interface Result {
  readonly status: number;
  readonly body: object;
}

export interface StripeRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Whether the browser's key may call it. */
  readonly publishable?: true;
  /** The parameters it knows; any other is refused, as the provider does. */
  readonly accepts: readonly string[];
  readonly handle: (call: StripeCall) => Promise<Result>;
}

/** The result of a call that succeeded: 200 with the object. */
export const ok = (body: object): Result => ({ status: 200, body });

type Show = (call: StripeCall) => Promise<object>;

/** Reads an object. */
export const read = (path: string, show: Show): StripeRoute => ({
  method: "GET",
  path,
  accepts: [],
  handle: async (call) => ok(await show(call)),
});

/** Makes or changes an object by these parameters, and shows it. */
export const change = (path: string, accepts: readonly string[], show: Show): StripeRoute => ({
  method: "POST",
  path,
  accepts,
  handle: async (call) => ok(await show(call)),
});

/** Throws `parameter_unknown` for the first parameter that the route does not accept [SBX-P1]. */
export function requireKnown(form: Form, accepts: readonly string[]): void {
  for (const name of form.keys())
    if (!accepts.includes(name))
      throw invalidRequest(`Received unknown parameter: ${name}`, {
        code: "parameter_unknown",
        param: name,
      });
}

/** A path parameter, which the router guarantees. */
export function param(call: StripeCall, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`the route has no parameter ${name}`);
  return value;
}
