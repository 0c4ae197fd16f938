import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { settle } from "../testing/settle.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { settlementMachine } from "./settlement.machine.ts";
import type { CheckoutRequest } from "./settlement.model.ts";

const start = () => walk(settlementMachine, { checkoutId: "k1" });
const respond = (state: Checkout["state"]) => actorDone("queryServer", exampleCheckout({ state }));
const again = delayPassed("pollPause", "settlement.waiting");

describe("querying the outcome of a payment", () => {
  test.each([
    ["paid", "settled"],
    ["declined", "declined"],
    ["expired", "refused"],
    ["cancelled", "refused"],
    ["refundDue", "refused"],
    ["refunded", "refused"],
  ] as const)("[SETTLE-M1] %s ends it as %s", (state, tag) => {
    expect(start().go(respond(state)).snapshot).toMatchObject({
      status: "done",
      output: { tag, checkout: { state } },
    });
  });

  test("[SETTLE-M2] an unknown outcome is queried for as long as it takes", () => {
    let at = start();
    for (let n = 0; n < 50; n += 1) {
      at = at.go(respond("unknown"));
      expect(at.value).toBe("waiting");
      at = at.go(again);
    }
    expect(at.go(respond("paid")).snapshot.output?.tag).toBe("settled");
  });

  test("[SETTLE-M2] a server that is away is queried again too", () => {
    expect(start().go(actorFailed("queryServer")).value).toBe("waiting");
    expect(start().go(actorFailed("queryServer"), { type: "settlement.queryNow" }).value).toBe(
      "querying",
    );
  });

  test.each(["open", "requiresAction"] as const)(
    "[SETTLE-M3] %s is believed the fourth time, and not before",
    (state) => {
      const third = start().go(respond(state), again, respond(state), again, respond(state));
      expect(third.value).toBe("waiting");
      expect(third.go(again, respond(state)).snapshot.output?.tag).toBe("declined");
    },
  );

  test("[SETTLE-M4] the user may leave at any time", () => {
    for (const at of [start(), start().go(respond("unknown"))])
      expect(at.go({ type: "settlement.left" }).snapshot.output?.tag).toBe("left");
  });

  test("[SETTLE-M2] the pauses grow from two to fifteen seconds", async () => {
    const clock = new SimulatedClock();
    let queries = 0;
    const queryServer = fromPromise<Checkout, CheckoutRequest>(() => {
      queries += 1;
      return Promise.resolve(exampleCheckout({ state: "unknown" }));
    });
    createActor(settlementMachine.provide({ actors: { queryServer } }), {
      clock,
      input: { checkoutId: "k1" },
    }).start();
    await settle();
    for (const pause of [2, 4, 8, 15, 15]) {
      const before = queries;
      clock.increment(pause * 1000 - 1);
      expect(queries).toBe(before);
      clock.increment(1);
      await settle();
      expect(queries).toBe(before + 1);
    }
  });
});
