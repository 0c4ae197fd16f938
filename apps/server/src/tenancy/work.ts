import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { Tx } from "../database/typed.ts";
import type { Scope } from "./scope.ts";

/** Who does something, within which limits, when, and in which transaction: what a service is handed. */
export interface Work {
  readonly tx: Tx;
  readonly scope: Scope;
  readonly user: LoggedUser;
  readonly now: Date;
}
