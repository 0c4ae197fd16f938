import { fillPath } from "@marquee/api/http/path";
import type { Ability } from "@marquee/domain/access/ability";
import { signDelivery, SIGNATURE_HEADER } from "@marquee/server/platform/ingest/signature";
import type { CallInput } from "../../calls/call-input.ts";
import { fileForm } from "../../harness/file-form.ts";
import { fuzzCalls } from "../fuzz-call.ts";
import type { FuzzCaller } from "../fuzz-callers.ts";
import type { FuzzRequest } from "../fuzz-request.ts";
import type { Home } from "../known-values.ts";

/** What a call is about: a row, a branch or a company of a user. */
export interface About {
  readonly id: string;
  readonly home: Home;
  /** The branch that it belongs to; null for what is its company's. */
  readonly storeId: string | null;
  /** Whether there is such a thing at all. */
  readonly exists: boolean;
}

/** A call that means well, and how it is refused to those it is not for. */
export interface Step {
  readonly call: string;
  readonly about?: About;
  /** The status for a caller who may make the call, but not about this; 404 by default. */
  readonly outside?: number;
  /** The status if there is no such thing; as outside by default, null if no general rule holds. */
  readonly absent?: number | null;
  /** The kind of the body, if kinds need different abilities. */
  readonly kind?: string;
  /** What is asked of a caller beside what the contract says, before anything is looked up. */
  readonly needsFirst?: readonly Ability[];
  /** The same, once it is known what the call is about. */
  readonly needs?: readonly Ability[];
  readonly input: (id: string) => CallInput;
}

const calls = new Map(fuzzCalls().map((target) => [target.name, target]));

/** The call of the contract that a step makes. */
export function stepTarget({ call }: Step) {
  const target = calls.get(call);
  if (!target) throw new Error(`the contract has no call ${call}`);
  return target;
}

interface Payload {
  readonly payload: string | Buffer | null;
  readonly headers: Readonly<Record<string, string>>;
}

function toPayload({ body, file, secret }: CallInput): Payload {
  if (file) {
    const form = fileForm(file);
    return { payload: form.body as Buffer, headers: form.headers };
  }
  if (body === undefined) return { payload: null, headers: {} };
  const payload = JSON.stringify(body);
  const seconds = Math.floor(Date.now() / 1000);
  return {
    payload,
    headers: {
      "content-type": "application/json",
      ...(secret === undefined
        ? {}
        : { [SIGNATURE_HEADER]: signDelivery(secret, seconds, Buffer.from(payload)) }),
    },
  };
}

/** The request by which a caller makes this step, about the thing of this id. */
export function stepRequest(step: Step, caller: FuzzCaller, id: string): FuzzRequest {
  const target = stepTarget(step);
  const input = step.input(id);
  const { payload, headers } = toPayload(input);
  const encEmail = caller.actor?.email ?? "merchant@marquee.test";
  const query = new URLSearchParams(input.query).toString();
  return {
    target,
    caller,
    method: target.route.method,
    url: `/api${fillPath(target.route.path, { encEmail, ...input.params })}${query && `?${query}`}`,
    payload,
    headers: {
      ...headers,
      ...(caller.authorization === null ? {} : { authorization: caller.authorization }),
      ...(input.version === undefined ? {} : { "if-match": `"${input.version}"` }),
    },
  };
}
