import { freePort } from "@marquee/server/platform/database/cluster-access";
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownFolder } from "../nodes/cluster.ts";
import { ask, initCluster, runAs, startPostgres } from "../nodes/postgres.ts";
import { endProgram, waitUntil, type Program } from "../nodes/program.ts";

/** A PostgreSQL whose write-ahead log is archived, as docs/how-to/backup.md has it. */
export interface ArchivedPostgres {
  readonly port: number;
  readonly password: string;
  /** Copies the cluster as it is, while it goes on. */
  readonly backUp: () => Promise<void>;
  /** What time it is by the database's clock. */
  readonly now: () => Promise<Date>;
  /** Archives what was written until now, and then loses power for good. */
  readonly lose: () => Promise<void>;
  /** Starts the copy, brought up to a moment from the archive, at the same port. */
  readonly restoreTo: (moment: Date) => Promise<void>;
  readonly close: () => Promise<void>;
}

const NOW =
  "select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')";
const RECOVERY_WITHIN = 120_000;

/** Starts one with the programs of Debian's packages, in a folder of its own. */
export async function archivedPostgres(bin: string, at: string): Promise<ArchivedPostgres> {
  await using started = new AsyncDisposableStack();
  const folder = ownFolder(at);
  const archive = ownFolder(join(folder, "archive"));
  const [data, copy] = [join(folder, "data"), join(folder, "copy")];
  const port = await freePort();
  const password = await initCluster(bin, data);
  appendFileSync(
    join(data, "postgresql.conf"),
    `archive_mode = on\narchive_command = 'cp %p ${archive}/%f'\n`,
  );
  let program: Program = startPostgres(bin, data, port);
  started.defer(() => endProgram(program, "SIGINT"));
  const words = () => program.output();
  const askHere = (text: string) => ask(port, password, text);
  await waitUntil("PostgreSQL", async () => (await askHere("select 1")) === 1, { words });
  const running = started.move();
  return {
    port,
    password,
    backUp: () => {
      const source = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
      const options = ["-D", copy, "-d", source, "--checkpoint=fast", "--wal-method=stream"];
      return runAs(join(bin, "pg_basebackup"), options, folder);
    },
    now: async () => new Date(String(await askHere(NOW))),
    lose: async () => {
      const segment = await askHere("select pg_walfile_name(pg_switch_wal())");
      await waitUntil(
        "the archive",
        async () =>
          (await askHere(
            `select coalesce(last_archived_wal >= '${String(segment)}', false) from pg_stat_archiver`,
          )) === true,
        { words },
      );
      program.kill("SIGKILL");
      await program.ended;
    },
    restoreTo: async (moment) => {
      writeFileSync(join(copy, "recovery.signal"), "");
      appendFileSync(
        join(copy, "postgresql.conf"),
        `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment.toISOString().replace("Z", "+00")}'\nrecovery_target_action = 'promote'\n`,
      );
      program = startPostgres(bin, copy, port);
      const isPrimary = async () => (await askHere("select pg_is_in_recovery()")) === false;
      await waitUntil("the restored database", isPrimary, { within: RECOVERY_WITHIN, words });
    },
    close: () => running.disposeAsync(),
  };
}
