import { sql } from "drizzle-orm";
import type { Line } from "../database/line.ts";
import { run, statement, type Draft, type Statement, type Values } from "../database/statement.ts";
import type { Scope } from "./scope.ts";
import { reachOf, wall } from "./with-scope.ts";

/** What runs a statement over company data. */
export interface Reader {
  readonly tx: Line;
  readonly scope: Scope;
}

type Wall = ReturnType<typeof wall>;
type Selected<Rows> = ReturnType<Parameters<typeof statement<Rows>>[0]>;

/** Shapes come from what callers ask for, so there is an end to remembering them. */
const MOST_SHAPES = 300;

const ids = (scope: Scope) =>
  scope.kind === "company"
    ? { scopeCompany: scope.companyId, scopeStore: scope.storeId }
    : { scopeCompany: null, scopeStore: null };

/**
 * A statement over company data whose text is written once for every shape of what is asked, and every reach of a
 * scope. Whoever writes it is handed the first wall; which ids it stands on is said here, by the caller's own scope.
 */
export function scopedStatement<Shape, Rows>(
  write: (draft: Draft, wall: Wall, shape: Shape) => Selected<Rows>,
): (reader: Reader, shape: Shape, values: Values) => Promise<Rows> {
  const written = new Map<string, Statement<Rows>>();
  return ({ tx, scope }, shape, values) => {
    const reach = reachOf(scope);
    const key = `${reach} ${JSON.stringify(shape)}`;
    let found = written.get(key);
    if (!found) {
      const here = wall(reach, sql.placeholder("scopeCompany"), sql.placeholder("scopeStore"));
      found = statement((draft) => write(draft, here, shape));
      if (written.size < MOST_SHAPES) written.set(key, found);
    }
    return run(tx, found, { ...values, ...ids(scope) });
  };
}
