import { resolve } from "node:path";
import type { Env } from "./env.ts";

/** The operator's database, or null for the embedded one. Its address holds a password and is not repeated (CONFIG-M5). */
export function readDatabaseUrl(env: Env, reasons: string[]): string | null {
  const text = env["DATABASE_URL"] ?? null;
  if (text === null) return null;
  if (!/^postgres(ql)?:\/\//.test(text))
    reasons.push("DATABASE_URL starts with postgres:// and names a PostgreSQL database.");
  else if (!URL.canParse(text)) reasons.push("DATABASE_URL is no address.");
  return text;
}

/** The folder of the embedded database and of images. PostgreSQL's programs take none with a line break in it (CONFIG-M5). */
export function readDataDir(env: Env, reasons: string[]): string {
  const folder = env["DATA_DIR"] ?? ".marquee";
  if (folder.trim() === "") reasons.push("DATA_DIR is blank. Name a folder, or leave it out.");
  if (/\p{Cc}/u.test(folder))
    reasons.push("DATA_DIR holds a line break or another control character.");
  return resolve(folder);
}
