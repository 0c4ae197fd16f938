import { createHandlers } from "@marquee/server/handlers";
import { unbuiltCalls } from "@marquee/server/platform/http/mount";
import type { Services } from "@marquee/server/services";
// Prints the calls of the contract that have no handler yet, and respond with 501. Fails if they are not those of the
// committed list, which may only shrink: --shrink takes off it what was built.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ratchetProblems, shrunk } from "./call-ratchet.ts";

/** Returns itself for every property and call: handlers are made to read their names, and none is called. */
const anything: unknown = new Proxy(() => anything, {
  get: () => anything,
  apply: () => anything,
  construct: () => ({}),
});

const flags = process.argv.slice(2);
const list =
  flags.find((flag) => !flag.startsWith("--")) ?? join(import.meta.dirname, "unbuilt-calls.json");
const readList = () => JSON.parse(readFileSync(list, "utf8")) as readonly string[];

const left = unbuiltCalls(createHandlers(anything as Services));
if (flags.includes("--shrink"))
  writeFileSync(list, `${JSON.stringify(shrunk(readList(), left), null, 2)}\n`);
const problems = ratchetProblems(readList(), left);
for (const problem of problems) console.error(problem);
console.log(`${left.length} calls without a handler, ${problems.length} problems`);
for (const name of left) console.log(`  ${name}`);
if (problems.length > 0) process.exitCode = 1;
