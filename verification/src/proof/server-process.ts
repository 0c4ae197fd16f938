import { shiftedClock } from "@marquee/server/platform/clock/shifted-clock";
import { clusterHome } from "@marquee/server/platform/database/cluster-home";
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "../../../apps/server/src");

/** The programs, with what each prints behind its origin once it responds. */
const PROGRAMS = {
  server: { file: join(SOURCES, "main.ts"), prints: /(http:\/\/\S+:\d+)\/ADMIN-UI/ },
  sandbox: { file: join(SOURCES, "sandbox.ts"), prints: /(http:\/\/\S+:\d+)\/__sandbox/ },
} as const;

/** A real server in a process of its own, which may still be starting. */
export interface StartingServer {
  /** Its origin, once it responds. Rejects if it ended before that. */
  readonly origin: Promise<string>;
  readonly signal: (signal: "SIGINT" | "SIGKILL" | "SIGTERM") => void;
  /** How it ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** What it has output so far, last words included. */
  readonly output: () => string;
}

/** The same once it responds. */
export interface ServerProcess extends Omit<StartingServer, "origin"> {
  readonly origin: string;
}

/** The servers still running when this process ends are ended with it. */
const living = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of living) child.kill("SIGKILL");
});

const LONGEST_OUTPUT = 10_000;

function originOf(child: ChildProcess, prints: RegExp, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const origin = prints.exec(output())?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on("data", look);
    child.once("close", (code, signal) =>
      reject(new Error(`the server ended with ${code ?? signal} before it answered:\n${output()}`)),
    );
  });
}

/** No log, and no limits on how often a caller may call. */
export const FOR_LOAD = { LOG_LEVEL: "silent", RATE_LIMITS: "off" };

const { PATH, NODE_COMPILE_CACHE = "" } = process.env;

/** Begins to start the whole server on a data folder, or the stand-ins' own process. */
export function spawnServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = FOR_LOAD,
  program: keyof typeof PROGRAMS = "server",
): StartingServer {
  const { file, prints } = PROGRAMS[program];
  const child = spawn(process.execPath, [file], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: dataDir,
      ...shiftedClock(),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  living.add(child);
  let text = "";
  const hear = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-LONGEST_OUTPUT);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const output = () => text;
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("close", (code, signal) => {
      living.delete(child);
      resolve(code ?? signal);
    }),
  );
  const origin = originOf(child, prints, output);
  // A caller that does not await the origin sees the failure in `ended`.
  origin.catch(() => undefined);
  return { origin, signal: (signal) => void child.kill(signal), ended, output };
}

/** Starts the whole server on a data folder; several may share one, and so may the stand-ins' own process. Resolves once it responds. */
export async function startServerProcess(
  ...where: Parameters<typeof spawnServer>
): Promise<ServerProcess> {
  const starting = spawnServer(...where);
  return { ...starting, origin: await starting.origin };
}

/** The owner's address of the database in a data folder. */
export function ownerUrlOf(dataDir: string): string {
  const access = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8")) as {
    port: number;
    password: string;
  };
  return `postgres://postgres:${access.password}@127.0.0.1:${access.port}/postgres`;
}

/** The process that all others of the database in a data folder are children of. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(clusterHome(dataDir).data, "postmaster.pid"), "utf8").split("\n")[0]);
