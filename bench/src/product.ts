import { removeData } from "@marquee/server/platform/database/remove-data";
import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const MAIN = join(import.meta.dirname, "../../apps/server/src/main.ts");

/** As `npm start` and the deployments bound what V8 holds of short-lived objects (decision 42). */
const YOUNG = "--max-semi-space-size=16";

/** As the bench was started: Vite, building the bare page, sets NODE_ENV for the whole process. */
const ENVIRONMENT = { ...process.env };

export interface Product {
  readonly origin: string;
  readonly pid: number;
  /** The database past row-level security, for filling it. */
  readonly owner: pg.Pool;
  readonly ownerUrl: string;
  readonly tokenOf: (email: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const origin = /(http:\/\/127\.0\.0\.1:\d+)\/ADMIN-UI/.exec(text)?.[1];
      if (origin) resolve(origin);
    });
    child.once("exit", () => reject(new Error(`the product ended before it answered:\n${text}`)));
  });
}

/**
 * Starts the whole product as `npm start` would, without building again: in a folder of its own, which is removed with it,
 * or in one that stays, so that what took minutes to fill is there the next time.
 */
export async function startProduct(
  flags: readonly string[] = [],
  stored?: string,
): Promise<Product> {
  if (stored) mkdirSync(stored, { recursive: true });
  const folder = stored ?? mkdtempSync(join(tmpdir(), "marquee-bench-"));
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, [YOUNG, ...flags, MAIN], {
    env: { ...ENVIRONMENT, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "error", RATE_LIMITS: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await readOrigin(child);
  const access = JSON.parse(readFileSync(join(folder, "postgres.json"), "utf8")) as {
    port: number;
    password: string;
  };
  const ownerUrl = `postgres://postgres:${access.password}@127.0.0.1:${access.port}/postgres`;
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  return {
    origin,
    pid: child.pid ?? 0,
    owner,
    ownerUrl,
    tokenOf: async (email) => {
      const response = await fetch(
        `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email, password: "marquee-demo", returnSecureToken: true }),
        },
      );
      return ((await response.json()) as { idToken: string }).idToken;
    },
    stop: async () => {
      await owner.end();
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      if (!stored) removeData(folder);
    },
  };
}
