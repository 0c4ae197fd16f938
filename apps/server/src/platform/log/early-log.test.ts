import { expect, it } from "vitest";
import { earlyLog } from "./early-log.ts";

it("[OPS-5] keeps what is logged before the log is there, and then writes it in order, once", () => {
  const heard: string[] = [];
  const log = earlyLog();
  log.warn({ n: 1 }, "first");
  log.error({ n: 2 }, "second");
  log.passOn({
    warn: (about, text) => heard.push(`warn ${JSON.stringify(about)} ${text}`),
    error: (about, text) => heard.push(`error ${JSON.stringify(about)} ${text}`),
  });
  log.warn({ n: 3 }, "third");
  expect(heard).toEqual(['warn {"n":1} first', 'error {"n":2} second', 'warn {"n":3} third']);
});
