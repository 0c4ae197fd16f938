import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { userEffects } from "@marquee/server/users/user-effects";
import type { TestServer } from "./test-server.ts";

/** Performs the jobs of the outbox about one user, one after the other. */
export async function performUserJobs(server: TestServer, email: string): Promise<void> {
  const effects = userEffects({ pool: server.pool, identity: server.services.identity });
  const { rows } = await server.database.owner.query<{
    key: string;
    kind: string;
    payload: unknown;
  }>(
    "select key, kind, payload from outbox where payload->>'email' = $1 and done_on is null order by due_at desc",
    [email],
  );
  for (const { key, kind, payload } of rows) {
    await effects[kind]?.(payload, { key, signal: AbortSignal.timeout(60_000) });
    await withScope(server.pool, SYSTEM, (tx) =>
      tx.execute(`update outbox set done_on = now() where key = '${key}'`),
    );
  }
}
