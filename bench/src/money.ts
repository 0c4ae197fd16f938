import { offerPrice } from "@marquee/domain/products/offer-price";
import { atMost, yardstick, type Figure } from "./report.ts";

const ROUNDS = 200_000;

/** A repeatable stream of numbers, so that two runs measure the same cases. */
function* random(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** price − price × percent / 100 in cents, half away from zero, by whole numbers alone. */
function exactCents(price: string, percent: string): bigint {
  const hundredths = (text: string) => BigInt(text.replace(".", ""));
  const numerator = hundredths(price) * (10_000n - hundredths(percent));
  return (numerator + 5_000n) / 10_000n;
}

/** Offer prices from decimal text against exact arithmetic that shares no code with the domain (PRODUCT-P1). */
export function benchMoney(): readonly Figure[] {
  const numbers = random(20_261_120);
  const draw = (below: number) => Math.floor((numbers.next().value ?? 0) * below);
  const cases = Array.from(
    { length: ROUNDS },
    () => [(draw(10_000_000) / 100).toFixed(2), (draw(10_001) / 100).toFixed(2)] as const,
  );
  let differences = 0;
  const began = performance.now();
  const prices = cases.map(([price, percent]) =>
    offerPrice({ actualPrice: Number(price), discountPerc: Number(percent) }),
  );
  const took = performance.now() - began;
  for (const [index, [price, percent]] of cases.entries()) {
    const found = prices[index];
    const cents = typeof found === "number" ? BigInt(Math.round(found * 100)) : -1n;
    if (cents !== exactCents(price, percent)) differences += 1;
  }
  return [
    atMost(`offer prices that differ from exact arithmetic, of ${ROUNDS}`, differences, "", 0),
    yardstick("offer prices worked out", ROUNDS / took, "k/s"),
  ];
}
