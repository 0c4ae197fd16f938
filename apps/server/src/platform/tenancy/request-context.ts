import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { Tx } from "../database/typed.ts";
import type { Scope } from "./scope.ts";

/** The transaction a statement runs in, and the scope that limits what it sees. */
export interface TransactionContext {
  readonly tx: Tx;
  readonly scope: Scope;
}

/** What a query needs whose result depends on the time: the transaction, its scope and the moment. */
export interface QueryContext extends TransactionContext {
  readonly now: Date;
}

/** What a write needs: who is named as its author, and whose images it may show. */
export interface WriteContext extends QueryContext {
  readonly user: Pick<LoggedUser, "email" | "name">;
}

/** What a service is handed for one request: the caller, the moment, the transaction and its scope. */
export interface RequestContext extends QueryContext {
  readonly user: LoggedUser;
}
