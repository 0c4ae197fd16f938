import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addUpBooks } from "./add-up-books.ts";
import { LINE_KINDS, movedCents, PROVIDERS, type BookLine } from "./book-line.ts";
import { bookMoney, type DifferingLines } from "./book-money.ts";
import { compareLines, type Finding } from "./compare-lines.ts";
import { moneyParts, type KindSums } from "./money-parts.ts";
import { MOVEMENT_KINDS } from "./movement.ts";

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
      },
    ]);
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

describe("the money of some days", () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100);
  const cents = (value: number) => Math.round(value * 100);
  const kindSums = fc.record(
    Object.fromEntries(
      MOVEMENT_KINDS.map((kind) => [kind, fc.record({ gross: amount, fee: amount })]),
    ),
  ) as fc.Arbitrary<KindSums>;

  it("[RECONCILE-C4] received is refunded, disputed, fees and what stayed, which is all that moved less all fees", () => {
    fc.assert(
      fc.property(kindSums, (sums) => {
        const { received, refunded, disputed, fees, stayed } = moneyParts(sums);
        expect(cents(received)).toBe(
          cents(refunded) + cents(disputed) + cents(fees) + cents(stayed),
        );
        const moved = MOVEMENT_KINDS.filter((kind) => kind !== "payout").reduce(
          (total, kind) => total + cents(sums[kind].gross) - cents(sums[kind].fee),
          0,
        );
        expect(cents(stayed)).toBe(moved);
      }),
    );
  });

  const paymentTypeOf = ({ provider }: Pick<BookLine, "provider">) =>
    provider === "stripe" ? "Card" : "PayPal";
  const stayedOf = (lines: readonly BookLine[], side: Pick<BookLine, "currency" | "provider">) =>
    lines
      .filter(({ provider, currency }) => provider === side.provider && currency === side.currency)
      .reduce((total, each) => total + movedCents(each), 0);

  it("[RECONCILE-C5] is of each provider and currency what the books say, what is explained and what is open, to the cent", () => {
    fc.assert(
      fc.property(books, books, fc.func(fc.boolean()), (here, there, isOpen) => {
        const differing = compareLines(here, there).differences.map(
          ({ key, here: own, there: its }): DifferingLines => ({
            paymentType: paymentTypeOf(key),
            kind: key.kind,
            isOpen: isOpen(key.id),
            hereAmount: own && own.cents / 100,
            hereCurrency: own && own.currency,
            hereState: own && own.state,
            thereAmount: its && its.cents / 100,
            thereCurrency: its && its.currency,
            thereState: its && its.state,
          }),
        );
        const sides = PROVIDERS.flatMap((provider) =>
          ["CAD", "USD"].map((currency) => ({ provider, currency })),
        );
        const money = bookMoney(
          sides.map((side) => {
            const stayed = stayedOf(there, side) / 100;
            const parts = { received: stayed, refunded: 0, disputed: 0, fees: 0, stayed };
            return { paymentType: paymentTypeOf(side), currency: side.currency, ...parts };
          }),
          differing,
        );
        for (const side of sides) {
          const found = money.find(
            ({ paymentType, currency }) =>
              paymentType === paymentTypeOf(side) && currency === side.currency,
          );
          expect(cents(found?.stayed ?? 0)).toBe(
            cents(found?.hereStayed ?? 0) + cents(found?.explained ?? 0) + cents(found?.open ?? 0),
          );
          expect(cents(found?.hereStayed ?? stayedOf(here, side) / 100)).toBe(stayedOf(here, side));
        }
      }),
    );
  });
});
