import { postgresUser } from "@marquee/server/platform/database/system-user";
import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** A program of the proof that runs until it is ended. */
export interface Program {
  readonly kill: (signal: "SIGKILL" | "SIGTERM" | "SIGINT" | "SIGQUIT") => void;
  /** How it ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** The end of what it has output. */
  readonly output: () => string;
}

const living = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of living) child.kill("SIGKILL");
});

const LONGEST_OUTPUT = 4_000;

/** Starts a program, as the user that PostgreSQL runs as if this is root. It is ended with this process at the latest. */
export function startProgram(file: string, args: readonly string[], cwd: string): Program {
  const user = postgresUser();
  const { PATH } = process.env;
  const child = spawn(file, [...args], {
    cwd,
    env: { PATH, LC_ALL: "C.UTF-8", TZ: "UTC", HOME: cwd, PGPASSFILE: "/dev/null" },
    stdio: ["ignore", "pipe", "pipe"],
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  });
  living.add(child);
  let text = "";
  const hear = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-LONGEST_OUTPUT);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once("error", (error) => {
      hear(Buffer.from(String(error)));
      living.delete(child);
      resolve(null);
    });
    child.once("close", (code, signal) => {
      living.delete(child);
      resolve(code ?? signal);
    });
  });
  return { kill: (signal) => void child.kill(signal), ended, output: () => text };
}

/** Ends a program, and waits until it has. */
export async function endProgram(program: Program, signal: "SIGTERM" | "SIGINT" = "SIGTERM") {
  program.kill(signal);
  const late = setTimeout(() => program.kill("SIGKILL"), 10_000);
  await program.ended;
  clearTimeout(late);
}

/** Waits until something holds. Throws with what it waited for, and the last words of whom. */
export async function waitUntil(
  what: string,
  holds: () => Promise<boolean>,
  {
    within = 60_000,
    words = () => "",
  }: { readonly within?: number; readonly words?: () => string } = {},
): Promise<void> {
  for (const until = Date.now() + within; Date.now() < until; await pause(200))
    if (await holds().catch(() => false)) return;
  throw new Error(`${what} did not come within ${within / 1000} s\n${words()}`);
}

/** Whether an address on this machine responds with 200. */
export async function isOk(port: number, path: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(1_500),
  }).catch(() => null);
  await response?.body?.cancel();
  return response?.status === 200;
}
