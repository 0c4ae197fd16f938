// Prints the calls of the contract that have no handler yet, and answer 501. With --strict it fails while there are any.
import { createHandlers } from "@marquee/server/handlers";
import { unbuiltCalls } from "@marquee/server/http/mount";
import type { Services } from "@marquee/server/services";

/** Answers every question with itself: handlers are made to read their names, and none is called. */
const anything: unknown = new Proxy(() => anything, {
  get: () => anything,
  apply: () => anything,
  construct: () => ({}),
});

const left = unbuiltCalls(createHandlers(anything as Services));
console.log(`${left.length} calls without a handler`);
for (const name of left) console.log(`  ${name}`);
if (process.argv.includes("--strict") && left.length > 0) process.exitCode = 1;
