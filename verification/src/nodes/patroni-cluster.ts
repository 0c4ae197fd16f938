import { freePort } from "@marquee/server/platform/database/cluster-access";
import { postgresUser } from "@marquee/server/platform/database/system-user";
import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newPassword, ownFolder, type DatabaseCluster } from "./cluster.ts";
import { endProgram, isOk, startProgram, waitUntil, type Program } from "./program.ts";
import type { Programs } from "./programs.ts";
import { wayTo, type Way } from "./way.ts";

const NODES = ["db1", "db2", "db3"] as const;

/** One PostgreSQL and the Patroni that decides what it is. */
interface Node {
  readonly data: string;
  readonly port: number;
  readonly restPort: number;
  readonly patroni: Program;
}

/** Starts etcd alone: that its own three agree is not what is proven here. */
async function startEtcd(etcd: string, folder: string) {
  const [port, peer] = [await freePort(), await freePort()];
  const own = `http://127.0.0.1:${peer}`;
  const program = startProgram(
    etcd,
    [
      `--data-dir=${ownFolder(join(folder, "etcd"))}`,
      `--listen-client-urls=http://127.0.0.1:${port}`,
      `--advertise-client-urls=http://127.0.0.1:${port}`,
      `--listen-peer-urls=${own}`,
      `--initial-advertise-peer-urls=${own}`,
      `--initial-cluster=default=${own}`,
    ],
    folder,
  );
  await waitUntil("etcd", () => isOk(port, "/health"), { words: program.output });
  return { port, program };
}

/** A Patroni's configuration, with the settings of docs/how-to/several-servers.md. YAML takes JSON. */
function configOf(
  name: string,
  node: Omit<Node, "patroni">,
  { etcdPort, passwords, bin, folder }: Shared,
): string {
  return JSON.stringify({
    scope: "marquee",
    name,
    restapi: {
      listen: `127.0.0.1:${node.restPort}`,
      connect_address: `127.0.0.1:${node.restPort}`,
    },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: [
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: node.data,
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: "postgres", password: passwords.admin },
        replication: { username: "replicator", password: passwords.replication },
        rewind: { username: "rewinder", password: passwords.replication },
      },
      parameters: { unix_socket_directories: folder, password_encryption: "scram-sha-256" },
    },
  });
}

interface Shared {
  readonly etcdPort: number;
  readonly passwords: { readonly admin: string; readonly replication: string };
  readonly bin: string;
  readonly folder: string;
}

async function startNode(name: string, patroni: string, shared: Shared): Promise<Node> {
  const place = {
    data: join(shared.folder, name),
    port: await freePort(),
    restPort: await freePort(),
  };
  const file = join(shared.folder, `${name}.yml`);
  writeFileSync(file, configOf(name, place, shared), { mode: 0o600 });
  const user = postgresUser();
  if (user) chownSync(file, user.uid, user.gid);
  return { ...place, patroni: startProgram(patroni, [file], shared.folder) };
}

/** The process that all others of a PostgreSQL are children of. */
const postmasterOf = ({ data }: Node): number =>
  Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);

/** Three PostgreSQL under Patroni and etcd, and one address that leads to the primary. */
export async function patroniCluster(
  { etcd, patroni, postgres, haproxy }: Programs,
  at: string,
): Promise<DatabaseCluster> {
  if (etcd === null || patroni === null || postgres === null)
    throw new Error("Patroni, etcd and PostgreSQL have to be installed");
  await using started = new AsyncDisposableStack();
  const folder = ownFolder(at);
  const { port: etcdPort, program } = await startEtcd(etcd, folder);
  started.defer(() => endProgram(program));
  const passwords = { admin: newPassword(), replication: newPassword() };
  const shared = { etcdPort, passwords, bin: postgres, folder };
  const nodes: Node[] = [];
  started.defer(async () => {
    await Promise.all(nodes.map((node) => endProgram(node.patroni)));
  });
  for (const name of NODES) nodes.push(await startNode(name, patroni, shared));
  const words = () => nodes.map((node) => node.patroni.output()).join("\n");
  const anyIs = async (path: string) =>
    (await Promise.all(nodes.map(({ restPort }) => isOk(restPort, path)))).includes(true);
  await waitUntil("a primary", () => anyIs("/primary"), { within: 120_000, words });
  await waitUntil("a synchronous standby", () => anyIs("/sync"), { within: 120_000, words });
  const way: Way = await wayTo(
    haproxy,
    folder,
    "tcp",
    nodes.map(({ port, restPort }) => ({ port, check: { port: restPort, path: "/primary" } })),
  );
  started.defer(way.close);
  const running = started.move();
  return {
    name: "three PostgreSQL under Patroni and etcd",
    port: way.port,
    password: passwords.admin,
    killPrimary: async () => {
      await waitUntil("a synchronous standby", () => anyIs("/sync"), { words });
      for (const node of nodes)
        if (await isOk(node.restPort, "/primary")) {
          const postmaster = postmasterOf(node);
          node.patroni.kill("SIGKILL");
          process.kill(postmaster, "SIGKILL");
          return;
        }
      throw new Error("no node says that it is the primary");
    },
    close: () => running.disposeAsync(),
  };
}
