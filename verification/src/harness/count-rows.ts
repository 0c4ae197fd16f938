import type { Scope } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import type { TestServer } from "./test-server.ts";

/** How many rows of a table a user of that scope sees. */
export const countRows = ({ pool }: Pick<TestServer, "pool">, scope: Scope, table: string) =>
  withScope(pool, scope, async (tx) => {
    const { rows } = await tx.execute<{ count: string }>(`select count(*) from ${table}`);
    return Number(rows[0]?.count);
  });
