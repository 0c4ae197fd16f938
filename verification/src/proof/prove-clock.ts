import { globSync } from "node:fs";
import type { Proof, ProofOptions } from "./proof.ts";
import { runTests } from "./run-tests.ts";

/** The library that shifts the clock of a process and of all that it starts, as Debian's `faketime` installs it. */
const LIBRARY = "/usr/lib/*/faketime/libfaketime.so.1";

/**
 * Moments a minute before something changes, and where the computer is: a run begins before it and ends after it. All are ahead of
 * the clock: the library may tell a signal handler the true time. PostgreSQL's timeouts are checked in one, and to sessions whose
 * time is behind they have all passed.
 */
const EDGES: readonly (readonly [at: string, zone: string, edge: string])[] = [
  ["2028-01-19T05:59:00Z", "America/Chicago", "midnight in Central time"],
  ["2028-01-19T23:59:00Z", "UTC", "midnight in UTC"],
  ["2028-01-19T22:59:00Z", "Europe/Paris", "midnight in Paris"],
  ["2028-11-05T06:59:00Z", "America/Chicago", "the end of daylight saving time"],
  ["2028-03-12T07:59:00Z", "America/Chicago", "the beginning of daylight saving time"],
  ["2028-01-01T05:59:00Z", "America/Chicago", "the end of a year in Central time"],
  ["2027-12-31T22:59:00Z", "Europe/Paris", "the end of a year in Paris"],
  ["2028-02-29T05:59:00Z", "America/Chicago", "the beginning of 29 February"],
  ["2028-03-01T05:59:00Z", "America/Chicago", "the end of 29 February"],
];

/** What waits for a timer of PostgreSQL, which the library stops, or compares with the times of files, which stay as they are. */
const LEAVE_OUT = ["apply-migrations", "embedded-cluster"]
  .map((name) => `**/${name}.test.ts`)
  .join(",");

/**
 * The tests of the server and of the screens at the edges of days, whose processes and database all have the shifted time;
 * `count` says at how many of the edges, from the first.
 */
export function prove({ count, say }: ProofOptions): Promise<Proof> {
  const [library] = globSync(LIBRARY);
  if (library === undefined) throw new Error(`There is no ${LIBRARY}: install Debian's faketime.`);
  const total = { passed: 0, failed: 0 };
  const projects = ["server", "screens", "modules"].map((name) => `--project=${name}`);
  for (const [at, zone, edge] of EDGES.slice(0, count ?? EDGES.length)) {
    const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
    if (seconds < 0) throw new Error(`${at} is over: choose a later moment of ${edge}.`);
    const { passed, failed } = runTests(projects, {
      env: {
        LEAVE_OUT,
        LD_PRELOAD: library,
        // an offset, which is the same for processes that begin later
        FAKETIME: `+${seconds}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        TZ: zone,
      },
      say,
      repeat: "npm run prove clock",
    });
    say(`${edge}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  return Promise.resolve(total);
}
