import { eventsAt } from "@marquee/charts/walk/scenario";
import type { AnyEventObject } from "xstate";
import type { FormContext } from "../forms/form.model.ts";
import { sameValue } from "../forms/same-value.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import type { SessionContext } from "../session/session.model.ts";
import type { SignInContext } from "../session/sign-in.model.ts";
import type { Happening, Invariant } from "./random-events.ts";

const newCalls = ({ machine, callsBefore }: Happening) => machine.calls.slice(callsBefore);

interface CallResponse {
  readonly status?: string | null;
  readonly error?: { readonly type: string } | null;
  readonly state?: string;
  readonly tag?: string;
}

const eventOutput = (event: AnyEventObject): CallResponse => event["output"] ?? {};

/** Nothing crashes, no call runs twice at a time, and every state can be left by an event (MACH-C12). */
export const soundness = ({ machine, events, responses }: ListedMachine): Invariant => ({
  check: ({ after, machine: { calls } }) => {
    if (after.status === "error") return "it has crashed";
    const open = calls.filter(({ isOpen }) => isOpen()).map(({ id }) => id);
    if (new Set(open).size < open.length) return `open at the same time: ${open.join(", ")}`;
    if (after.status !== "active") return null;
    const isLeft = eventsAt({ machine, input: undefined, events, responses }, after).some(
      (event) => !event.type.startsWith("xstate.") && after.can(event),
    );
    return isLeft ? null : `there is no way out of ${JSON.stringify(after.value)}`;
  },
});

/** A call that may move money is made again only after an answer that clears the first (MACH-C13). */
export function noneTwice(
  calls: ReadonlySet<string>,
  clears: (event: AnyEventObject) => boolean,
): Invariant {
  let mayHavePaid = false;
  return {
    forget: () => {
      mayHavePaid = false;
    },
    check: (happening) => {
      if (clears(happening.event)) mayHavePaid = false;
      const asked = newCalls(happening).filter(({ id }) => calls.has(id));
      if (asked.length === 0) return null;
      const again = mayHavePaid || asked.length > 1;
      mayHavePaid = true;
      return again
        ? `${asked[0]?.id} is asked for while an earlier one may have moved money`
        : null;
    },
  };
}

/**
 * The card was not charged: a decline, a settlement that says so, a failed check of the bank, or a request that the provider
 * refused as wrong (PAYFLOW-M4, PAYFLOW-M5).
 */
export const isCardUncharged = (event: AnyEventObject): boolean => {
  const { status = "", error, tag } = eventOutput(event);
  return (
    tag === "declined" ||
    error?.type === "invalid_request_error" ||
    status === "requires_payment_method" ||
    status === "canceled" ||
    (status === "requires_action" && event.type.endsWith(".authenticate"))
  );
};

/** PayPal captured nothing: a decline, or an order that is open still (PAYPAL-M6, PAYPAL-M7). */
export const isOrderUncaptured = (event: AnyEventObject): boolean => {
  const { state, tag } = eventOutput(event);
  return tag === "declined" || state === "declined" || state === "open";
};

/** What is over makes no call (MACH-C13). */
export const silentOnceDone: Invariant = {
  check: (happening) =>
    happening.before.status === "done" && newCalls(happening).length > 0
      ? "it makes a call although it is over"
      : null,
};

/** What may change the values of a form, besides typing into a field. */
const CHANGES_VALUES = new Set([
  "xstate.done.actor.load",
  "conflict.resolved",
  "form.reset",
  "fields.changed",
]);

/** What was typed stays, also while a save runs, and what is saved is what was submitted (MACH-C14). */
export const nothingTypedIsLost: Invariant = {
  check: (happening) => {
    const { event } = happening;
    const before: FormContext<object, unknown> = happening.before.context;
    const after: FormContext<object, unknown> = happening.after.context;
    const lost = Object.entries(before.fields.values).find(
      ([name, value]) =>
        !(event.type === "field.changed" && event["name"] === name) &&
        !sameValue(Reflect.get(after.fields.values, name), value),
    );
    if (!CHANGES_VALUES.has(event.type) && lost) return `${event.type} changed ${lost[0]}`;
    const isOpen = happening.before.matches("editing") || happening.before.matches("submitting");
    if (isOpen && event.type === "field.changed")
      if (!sameValue(Reflect.get(after.fields.values, event["name"]), event["value"]))
        return `${event["name"]} does not hold what was typed`;
    const save = newCalls(happening).find(({ id }) => id === "save");
    // a save that is sent again is of what the user submitted, whatever they have typed since
    const submitted = event.type.startsWith("xstate.") ? before.submitted : after.fields.values;
    return save && !sameValue(Reflect.get(Object(save.input), "values"), submitted)
      ? "the save is not of what was submitted"
      : null;
  },
};

/** No user is shown after they have signed out (MACH-C15). */
export const noUserAfterSignOut: Invariant = {
  check: (happening) => {
    const { after } = happening;
    const { user, identity }: SessionContext = after.context;
    if (after.matches("signedOut") && user !== null) return "a user who signed out is shown";
    if (after.matches("signedIn") && user === null) return "no user is shown as signed in";
    const lookUp = newCalls(happening).find(({ id }) => id === "loadUser");
    return lookUp && Reflect.get(Object(lookUp.input), "email") !== identity?.email
      ? "another user is looked up"
      : null;
  },
};

/** A sign-in keeps no password, and leaves no user half signed in (MACH-C15). */
export const cleanSignIn: Invariant = {
  check: ({ after }) => {
    const { password, user, identity }: SignInContext = after.context;
    const isKnown = after.matches("welcoming") || after.status === "done";
    if (isKnown && password !== "") return "the password is still there";
    if (isKnown && user === null) return "no user is welcomed";
    return after.matches("editing") && identity !== null ? "an identity is left behind" : null;
  },
};

/** What always asks first runs for what was confirmed, and never without (MACH-C16). */
export const onlyWhatWasConfirmed: Invariant = {
  check: (happening) => {
    const { event, before } = happening;
    const [call] = newCalls(happening);
    if (!call) return null;
    if (event.type !== "action.confirmed" && event.type !== "action.retried")
      return `${event.type} runs it`;
    return sameValue(call.input, { subject: before.context.subject })
      ? null
      : "it runs for something else";
  },
};

/** One run for each request that needs no question, and for each confirmation (MACH-C16). */
export function noMoreThanGranted(): Invariant {
  let granted = 0;
  return {
    forget: () => {
      granted = 0;
    },
    check: (happening) => {
      const { type, subject } = happening.event as AnyEventObject & {
        readonly subject?: { readonly items: readonly unknown[] };
      };
      const isGrant =
        type === "action.requested"
          ? subject?.items.length === 1
          : type === "action.confirmed" || type === "action.retried";
      granted += Number(isGrant) - newCalls(happening).length;
      return granted < 0 ? "it runs more often than it was asked for" : null;
    },
  };
}
