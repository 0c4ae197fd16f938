import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { buildImage } from "../deploy/build-image.ts";
import { commandOf, readDockerfile, settingsOf, type Instruction } from "../deploy/dockerfile.ts";
import { productionSettings } from "../deploy/production-settings.ts";
import { dataFolder } from "../harness/data-folder.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { ownerUrlOf, startServerProcess } from "./server-process.ts";

const PROJECT = join(import.meta.dirname, "../../..");
/** Megabytes of the base of the last stage, `debian:bookworm-…-slim`, as its makers give it. */
const BASE = 75;
/** The most megabytes that an image may have, its base included (OPS-17). */
const MOST = 500;
/** The user of the image, if this process may become it. */
const USER = 10_001;
const READY_WITHIN = 60_000;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

const megabytesOf = (folder: string): number =>
  Number(execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0]);

/** A database of its own in the cluster of an embedded server. */
async function makeDatabase(dataDir: string): Promise<string> {
  const url = new URL(ownerUrlOf(dataDir));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query("create database image");
  await client.end();
  url.pathname = "image";
  return url.href;
}

async function statusOf(url: string): Promise<number> {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.status;
  } catch {
    // It does not listen yet.
    return 0;
  }
}

async function isReady(origin: string): Promise<boolean> {
  for (const until = Date.now() + READY_WITHIN; Date.now() < until; await pause(200))
    if ((await statusOf(`${origin}/readyz`)) === 200) return true;
  return false;
}

interface Image {
  readonly root: string;
  readonly instructions: readonly Instruction[];
}

/** Starts what the image starts, on a database, and asks what is expected of it. Each line is one thing and whether it holds. */
async function tryImage({ root, instructions }: Image, databaseUrl: string) {
  const of = (word: string) => instructions.filter((instruction) => instruction.word === word);
  const [command = ""] = of("CMD").flatMap(commandOf);
  const words = of("CMD").flatMap(commandOf).slice(1);
  const settings = Object.assign({}, ...of("ENV").map(settingsOf));
  const port = await freePort();
  const asUser = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};
  const program = join(root, "usr/local/bin", command);
  const server = spawn(program, words, {
    ...asUser,
    cwd: join(root, "marquee"),
    env: {
      ...settings,
      ...productionSettings(databaseUrl),
      DATA_DIR: join(root, settings.DATA_DIR),
      PORT: port,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(server, "exit");
  const origin = `http://127.0.0.1:${port}`;
  try {
    const found: [string, boolean][] = [
      ["the server of the image is ready", await isReady(origin)],
    ];
    for (const path of ["/ADMIN-UI/login", "/ADMIN-UI/help/", "/STATECHARTS/"])
      found.push([`${path} is there`, (await statusOf(origin + path)) === 200]);
    const [, ...check] = of("HEALTHCHECK").flatMap(commandOf);
    const asked = check.map((word) => word.replace(":3000", `:${port}`));
    found.push(["the health check passes", isPassing(program, asked)]);
    const written = execFileSync("find", [join(root, "marquee"), "-user", String(USER)]).length;
    found.push(["it writes into the data folder alone", written === 0]);
    server.kill("SIGTERM");
    const [code] = await ended;
    found.push(["it ends at SIGTERM", code === 0]);
    found.push(["the health check of a server that has ended fails", !isPassing(program, asked)]);
    return found;
  } finally {
    server.kill("SIGKILL");
  }
}

function isPassing(program: string, words: readonly string[]): boolean {
  try {
    execFileSync(program, words, { stdio: "ignore" });
    return true;
  } catch {
    // It ended with another code than 0: that is the answer.
    return false;
  }
}

/** The image of deploy/Dockerfile, made by its own lines in a folder, is small and starts (OPS-17). */
export async function prove({ say }: ProofOptions): Promise<Proof> {
  const stages = readDockerfile(readFileSync(join(PROJECT, "deploy/Dockerfile"), "utf8"));
  const into = mkdtempSync(join(tmpdir(), "marquee-image-"));
  chmodSync(into, 0o755);
  const folder = dataFolder("deploy");
  try {
    const root = buildImage(stages, { project: PROJECT, into, say });
    const size = megabytesOf(root);
    say(`the image: ${size} MB, and ${BASE} MB of its base`);
    const embedded = await startServerProcess(folder.path);
    const databaseUrl = await makeDatabase(folder.path);
    const image = { root, instructions: stages.at(-1)?.instructions ?? [] };
    const found = [
      [`it has at most ${MOST} MB`, size + BASE <= MOST] as const,
      ...(await tryImage(image, databaseUrl)),
    ];
    embedded.signal("SIGTERM");
    await embedded.ended;
    for (const [what, holds] of found) say(`${holds ? "✓" : "✗"} ${what}`);
    const failed = found.filter(([, holds]) => !holds).length;
    return { passed: found.length - failed, failed };
  } finally {
    rmSync(into, { recursive: true, force: true });
    folder.remove();
  }
}
