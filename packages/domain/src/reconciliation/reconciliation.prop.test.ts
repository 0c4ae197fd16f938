import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINE_KINDS, PROVIDERS, type BookLine } from "./book-line.ts";
import { addUpBooks, stayedAmount } from "./add-up-books.ts";
import { compareLines, type Finding } from "./compare-lines.ts";

const line: fc.Arbitrary<BookLine> = fc.record({
  provider: fc.constantFrom(...PROVIDERS),
  kind: fc.constantFrom(...LINE_KINDS),
  id: fc.string({ minLength: 1, maxLength: 8 }),
  cents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  currency: fc.constantFrom("CAD", "USD"),
  state: fc.constantFrom("received", "done", "lost"),
});
const books = fc.uniqueArray(line, {
  selector: ({ provider, kind, id }) => `${provider} ${kind} ${id}`,
  maxLength: 30,
});
const filled = books.filter((lines) => lines.length > 0);

/** One change of a line, and what a comparison calls it. */
const CHANGES: readonly (readonly [Finding, (line: BookLine) => readonly BookLine[]])[] = [
  ["missingThere", () => []],
  ["otherAmount", (one) => [{ ...one, cents: one.cents + 1 }]],
  ["otherCurrency", (one) => [{ ...one, currency: one.currency === "CAD" ? "USD" : "CAD" }]],
  ["otherState", (one) => [{ ...one, state: `${one.state} no more` }]],
];

describe("a comparison", () => {
  it("[RECONCILE-C1] finds no difference between equal books, in whatever order and however often a page repeats", () => {
    fc.assert(
      fc.property(books, fc.nat(), (lines, seed) => {
        const turned = lines.toSorted((one, other) =>
          (one.id + seed).localeCompare(other.id + seed),
        );
        const { equal, differences } = compareLines(lines, [...turned, ...turned.slice(0, 3)]);
        expect(differences).toEqual([]);
        expect(equal).toHaveLength(lines.length);
      }),
    );
  });

  it("[RECONCILE-C2] finds exactly one difference for each single line that is changed, and names it", () => {
    fc.assert(
      fc.property(filled, fc.nat(), fc.constantFrom(...CHANGES), (lines, at, [finding, change]) => {
        const index = at % lines.length;
        const there = lines.flatMap((each, place) => (place === index ? change(each) : [each]));
        const { equal, differences } = compareLines(lines, there);
        expect(differences.map((each) => each.finding)).toEqual([finding]);
        expect(differences[0]?.here).toEqual(lines[index]);
        expect(equal).toHaveLength(lines.length - 1);
      }),
    );
  });

  it("[RECONCILE-C2] finds the same lines from the other side, with what is missing turned round", () => {
    const turned: Partial<Record<Finding, Finding>> = {
      missingHere: "missingThere",
      missingThere: "missingHere",
    };
    fc.assert(
      fc.property(books, books, (here, there) => {
        const names = (found: ReturnType<typeof compareLines>, turn: boolean) =>
          found.differences
            .map(({ key: { provider, kind, id }, finding }) =>
              [provider, kind, id, (turn && turned[finding]) || finding].join(" "),
            )
            .toSorted();
        expect(names(compareLines(here, there), false)).toEqual(
          names(compareLines(there, here), true),
        );
      }),
    );
  });
});

describe("the totals of a comparison", () => {
  const cents = (amount: number) => Math.round(amount * 100);

  it("[RECONCILE-C3] are of each provider and currency what the books have and the differences, to the cent", () => {
    fc.assert(
      fc.property(books, books, (here, there) => {
        const sums = addUpBooks();
        const comparison = compareLines(here, there);
        sums.add(comparison);
        // a part that lists the same lines again adds nothing
        sums.add(comparison);
        for (const total of sums.totals())
          expect(cents(total.thereAmount)).toBe(
            cents(total.hereAmount) + cents(total.differenceAmount),
          );
      }),
    );
  });

  it("[RECONCILE-C3] take off what went back and what a dispute withholds, and count no payout", () => {
    const of = (kind: BookLine["kind"], amount: number, state: string): BookLine => ({
      provider: "stripe",
      kind,
      id: kind,
      cents: amount,
      currency: "CAD",
      state,
    });
    const alike = [
      of("refund", 500, "done"),
      of("dispute", 2000, "needsResponse"),
      of("disputeFee", 1500, "charged"),
      of("payout", 9000, "paid"),
    ];
    const sums = addUpBooks();
    const movement = { kind: "payment", cents: 10_001, feeCents: 320, currency: "CAD" } as const;
    const movements = [
      { ...movement, id: "charged" },
      // the fee of a dispute is a line of its own, and a payout takes none
      { ...movement, id: "disputed", kind: "dispute", feeCents: 1500 } as const,
      { ...movement, id: "paid out", kind: "payout", feeCents: 0 } as const,
      { ...movement, id: "billed", kind: "fee", cents: -80, feeCents: 0 } as const,
    ];
    sums.addFees("stripe", movements);
    sums.addFees("stripe", movements);
    sums.add(
      compareLines(
        [of("payment", 10_000, "received"), ...alike],
        [of("payment", 10_001, "received"), of("otherRefunds", 226, "refunded"), ...alike],
      ),
    );
    expect(sums.totals()).toEqual([
      {
        paymentType: "Card",
        currency: "CAD",
        thereAmount: 57.75,
        hereAmount: 60,
        differenceAmount: -2.25,
        parts: { received: 100.01, refunded: 7.26, disputed: 35, fees: 4 },
      },
    ]);
  });

  it("[RECONCILE-C4] are received less refunds and disputes, and what stayed is less the fees, too", () => {
    fc.assert(
      fc.property(books, books, fc.nat(100_000), (here, there, feeCents) => {
        const sums = addUpBooks();
        sums.add(compareLines(here, there));
        const movement = { id: "m", kind: "payment", cents: 1, feeCents, currency: "CAD" } as const;
        sums.addFees("stripe", [movement]);
        for (const { thereAmount, parts } of sums.totals()) {
          if (parts === undefined) throw new Error("a total without its parts");
          const { received, refunded, disputed, fees } = parts;
          expect(cents(thereAmount)).toBe(cents(received) - cents(refunded) - cents(disputed));
          const stayed = stayedAmount({ received, refunded, disputed, fees });
          expect(cents(stayed)).toBe(cents(thereAmount) - cents(fees));
        }
      }),
    );
  });

  it("[RECONCILE-C3] do not count money as the books' that the provider received and they wait for", () => {
    const payment = { provider: "paypal", kind: "payment", id: "1", cents: 226, currency: "USD" };
    const sums = addUpBooks();
    sums.add(
      compareLines(
        [{ ...payment, state: "waiting" } as BookLine],
        [{ ...payment, state: "received" } as BookLine],
      ),
    );
    expect(sums.totals()).toMatchObject([
      { paymentType: "PayPal", thereAmount: 2.26, hereAmount: 0, differenceAmount: 2.26 },
    ]);
  });
});
