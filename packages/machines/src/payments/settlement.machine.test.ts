import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { exampleCheckout } from "../testing/example-checkout.ts";
import { settle } from "../testing/settle.ts";
import { answered, broke, passed, walk } from "../testing/walk.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { CheckoutRequest } from "./settlement.machine.ts";

const start = () => walk(settlementMachine, { checkoutId: "k1" });
const says = (state: Checkout["state"]) => answered("askServer", exampleCheckout({ state }));
const again = passed("pollPause", "settlement.waiting");

describe("asking what became of a payment", () => {
  test.each([
    ["paid", "settled"],
    ["declined", "declined"],
    ["expired", "refused"],
    ["cancelled", "refused"],
    ["refundDue", "refused"],
    ["refunded", "refused"],
  ] as const)("[SETTLE-M1] %s ends it as %s", (state, tag) => {
    expect(start().go(says(state)).snapshot).toMatchObject({
      status: "done",
      output: { tag, checkout: { state } },
    });
  });

  test("[SETTLE-M2] unknown is asked again for as long as it takes", () => {
    let at = start();
    for (let n = 0; n < 50; n += 1) {
      at = at.go(says("unknown"));
      expect(at.value).toBe("waiting");
      at = at.go(again);
    }
    expect(at.go(says("paid")).snapshot.output?.tag).toBe("settled");
  });

  test("[SETTLE-M2] a server that is away is asked again too", () => {
    expect(start().go(broke("askServer")).value).toBe("waiting");
    expect(start().go(broke("askServer"), { type: "settlement.askNow" }).value).toBe("asking");
  });

  test.each(["open", "requiresAction"] as const)(
    "[SETTLE-M3] %s is believed the fourth time, and not before",
    (state) => {
      const third = start().go(says(state), again, says(state), again, says(state));
      expect(third.value).toBe("waiting");
      expect(third.go(again, says(state)).snapshot.output?.tag).toBe("declined");
    },
  );

  test("[SETTLE-M4] the person may leave at any time", () => {
    for (const at of [start(), start().go(says("unknown"))])
      expect(at.go({ type: "settlement.left" }).snapshot.output?.tag).toBe("left");
  });

  test("[SETTLE-M2] the pauses grow from two to fifteen seconds", async () => {
    const clock = new SimulatedClock();
    let asked = 0;
    const askServer = fromPromise<Checkout, CheckoutRequest>(() => {
      asked += 1;
      return Promise.resolve(exampleCheckout({ state: "unknown" }));
    });
    createActor(settlementMachine.provide({ actors: { askServer } }), {
      clock,
      input: { checkoutId: "k1" },
    }).start();
    await settle();
    for (const pause of [2, 4, 8, 15, 15]) {
      const before = asked;
      clock.increment(pause * 1000 - 1);
      expect(asked).toBe(before);
      clock.increment(1);
      await settle();
      expect(asked).toBe(before + 1);
    }
  });
});
