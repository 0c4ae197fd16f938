import { freePort } from "@marquee/server/platform/database/cluster-access";
import { postgresUser } from "@marquee/server/platform/database/system-user";
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownFolder } from "./cluster.ts";
import { endProgram, startProgram, waitUntil } from "./program.ts";
import { accepts } from "./way.ts";

/** PgBouncer in session mode before a database; returns the owner's address through it. */
export async function sessionPooler(
  pgbouncer: string,
  at: string,
  ownerUrl: string,
): Promise<{ readonly ownerUrl: string; readonly close: () => Promise<void> }> {
  const folder = ownFolder(at);
  const port = await freePort();
  const url = new URL(ownerUrl);
  const users = join(folder, "users.txt");
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${url.username}" "${url.password}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = session
default_pool_size = 40
`,
    { mode: 0o600 },
  );
  const user = postgresUser();
  if (user) for (const file of [users, settings]) chownSync(file, user.uid, user.gid);
  const program = startProgram(pgbouncer, [settings], folder);
  await waitUntil("PgBouncer", () => accepts(port), { words: program.output });
  url.port = String(port);
  return { ownerUrl: url.href, close: () => endProgram(program) };
}
