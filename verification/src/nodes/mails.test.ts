import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { compareMails, countedAttempts, strangeMails } from "./mails.ts";

const job = (key: string, attempts = 1) => ({ key, isDone: true, attempts });

const mail = (key: string, at: number) => {
  const number = createHash("sha256").update(key).digest("hex").slice(0, 40);
  return { at, from: "", to: [], message: `Message-ID: <${number}@marquee.example>\r\n` };
};

const AWAY = { from: 100, to: 200 };

describe("the mails of a proof with several machines", () => {
  it("[OPS-19] arrive once each", () => {
    const received = [mail("one", 1), mail("two", 2)];
    expect(compareMails([job("one"), job("two")], received, null)).toEqual({
      arrived: 2,
      repeated: 0,
      findings: [],
    });
  });

  it("[OPS-19] are missed, and found to arrive twice, but for one that was sent while the database was away", () => {
    const compare = (...times: readonly number[]) =>
      compareMails(
        [job("one")],
        times.map((at) => mail("one", at)),
        AWAY,
      );
    expect(compare().findings).toEqual(["OUTBOX-E1 the mail one did not arrive"]);
    expect(compare(1, 150).findings).toEqual(["OUTBOX-W1 the mail one arrived 2 times"]);
    expect(compare(150, 260)).toEqual({ arrived: 1, repeated: 1, findings: [] });
  });

  it("[OPS-19] are no fact's if no job has their number, and were tried in vain if they have a second attempt", () => {
    expect(strangeMails([job("one")], [mail("one", 1), mail("two", 2)])).toHaveLength(1);
    expect(countedAttempts([job("one"), job("two", 2)])).toEqual([
      "MAIL-P5 the mail two has 2 attempts",
    ]);
  });
});
