import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { Tx } from "../database/typed.ts";
import type { Scope } from "./scope.ts";

/** In which transaction something is asked, and how far it may see. */
export interface Within {
  readonly tx: Tx;
  readonly scope: Scope;
}

/** Who does something, within which limits, when, and in which transaction: what a service is handed. */
export interface Work extends Within {
  readonly user: LoggedUser;
  readonly now: Date;
}
