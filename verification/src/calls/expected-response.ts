import { can } from "@marquee/domain/access/can";
import { lacksAbility } from "../fuzz/expected-status.ts";
import type { FuzzCaller } from "../fuzz/fuzz-callers.ts";
import type { Cell } from "./calls.ts";
import type { SubjectKind } from "./known-call.ts";
import type { Subject } from "./subject.ts";

/** Rows of a branch within the caller's reach (ACCESS-P1 to ACCESS-P3). */
const reachesBranch = ({ privileged, home, storeId }: FuzzCaller, subject: Subject): boolean =>
  privileged || (home === subject.home && (storeId === null || storeId === subject.storeId));

const reachesCompany = ({ privileged, home }: FuzzCaller, subject: Subject): boolean =>
  privileged || home === subject.home;

/** The status for a caller who may make the call, by how the call says what it is about. */
const ABOUT: Readonly<
  Record<SubjectKind, (cell: Cell, caller: FuzzCaller, subject: Subject) => number>
> = {
  none: () => 200,
  // a row of another tenant gets the response of one that does not exist (TEN-5)
  row: (_cell, caller, subject) =>
    subject.home !== null && reachesBranch(caller, subject) ? 200 : 404,
  // a named company is rejected whether it exists or not (TEN-3); its list is empty if it has no users
  company: ({ target: { call } }, caller, subject) => {
    if (!reachesCompany(caller, subject)) return 403;
    const inBranch = "storeId" in (call.params ?? {});
    const isThere = subject.home !== null && (!inBranch || reachesBranch(caller, subject));
    return call.list || isThere ? 200 : 404;
  },
  // so is a branch in which something would be made, by its path or its body
  branch: ({ target: { call } }, caller, subject) => {
    if (!reachesBranch(caller, subject)) return 403;
    return subject.home === null ? (call.body ? 422 : 404) : 200;
  },
  // colleagues know each other across the branches of a company (USER-L2)
  person: (_cell, caller, subject) => {
    if (!reachesCompany(caller, subject)) return 403;
    return subject.home === null ? 404 : 200;
  },
  colleague: (_cell, caller, subject) =>
    subject.home !== null && reachesCompany(caller, subject) ? 200 : 404,
  // a branch is added to a company within reach, by users of the whole of it (STORE-C6)
  adder: (_cell, caller, subject) => {
    if (!reachesCompany(caller, subject) || caller.storeId !== null) return 403;
    return subject.home === null ? 404 : 200;
  },
  // of a company that does not exist nothing is taken
  lookUp: (_cell, caller, subject) => (reachesCompany(caller, subject) ? 200 : 403),
  // a role belongs to the company of the user who makes it; a master makes one for all (ROLE-N2)
  maker: (_cell, { home, name }) => (home !== null || name === "master" ? 200 : 403),
};

/**
 * The status that the contract's abilities and the rules of reach say; no handler is asked. What a call needs beside them, a
 * user of one branch may do to what is of that branch alone (USER-U1).
 */
export function expectedResponse(cell: Cell, caller: FuzzCaller): number {
  const { target, about, needs, subject } = cell;
  const { actor, forged } = caller;
  if (target.call.access === "public") return 200;
  if (forged) return 401;
  if (actor === null || lacksAbility(actor, target)) return 403;
  const response = ABOUT[about](cell, caller, subject);
  if (response !== 200 || needs === undefined) return response;
  return can(actor, needs).allowed && reachesBranch(caller, subject) ? 200 : 403;
}
