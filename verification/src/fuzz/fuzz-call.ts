import { isStream, type Call } from "@marquee/api/http/call";
import type { Route } from "@marquee/api/http/route";
import { allCalls } from "@marquee/api/testing/all-calls";

/** One call of the contract with its address. */
export interface FuzzCall {
  readonly noun: string;
  readonly name: string;
  readonly call: Call;
  readonly route: Route;
}

/** It would end the sign-in of its caller for all that follows; a flow makes it as a user of its own (flows/invitations.ts). */
export const ENDS_SIGN_IN = "session.end";

/** They would end that of their caller, or of one whom a generated request names; flows and tests of their own make them. */
export const END_SIGN_INS: ReadonlySet<string> = new Set([
  ENDS_SIGN_IN,
  "session.endOne",
  "users.end",
  "users.resetSecondFactor",
]);

/** Every call of the contract but streams, which never end, in the order of their nouns. */
export const fuzzCalls = (): readonly FuzzCall[] =>
  allCalls()
    .filter(({ call }) => !isStream(call))
    .map(({ id, call, route }) => ({ noun: id.replace(/\..*/, ""), name: id, call, route }));
