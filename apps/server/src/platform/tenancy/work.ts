import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { Tx } from "../database/typed.ts";
import type { Scope } from "./scope.ts";

/** In which transaction something is asked, and how far it may see. */
export interface Within {
  readonly tx: Tx;
  readonly scope: Scope;
}

/** The same at one moment: what a read is handed whose answer depends on the time. */
export interface Reader extends Within {
  readonly now: Date;
}

/** Who does something, within which limits, when, and in which transaction: what a service is handed. */
export interface Work extends Reader {
  readonly user: LoggedUser;
}
