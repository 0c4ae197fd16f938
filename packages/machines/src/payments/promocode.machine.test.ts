import { describe, expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { promocodeMachine } from "./promocode.machine.ts";

const promocode = { type: "P", discount: 10 };
const applied = { code: "SPRING10", promocode };
const box = (prefill = "", start: typeof applied | null = null) =>
  walk(promocodeMachine, { prefill, applied: start, checkout: { send: () => {} } });
const submit = { type: "promocode.submitted" } as const;
const toast = (message: string) => ({ type: "notify", params: { kind: "success", message } });

describe("the promo code box", () => {
  test.each(["", "   "])("[PROMO-M1] requires a code instead of %j, without a call", (code) => {
    const refused = box(code).go(submit);
    expect(refused).toMatchObject({
      value: "rejected",
      started: [],
      context: { message: "Please enter promocode" },
    });
    expect(refused.go({ type: "promocode.changed", code: "S" })).toMatchObject({
      value: "editing",
      context: { message: null },
    });
  });

  test("[PROMO-M1] sends the server the code without the blanks around it", () => {
    expect(box(" SPRING10 ").go(submit)).toMatchObject({
      value: "checking",
      started: [{ src: "checkPromocode", input: { code: "SPRING10" } }],
    });
  });

  test("[PROMO-M2] applies a known code, sends it to the checkout, and is read-only then", () => {
    const done = box("SPRING10").go(submit, actorDone("checkPromocode", promocode));
    expect(done).toMatchObject({ value: "applied", context: { applied } });
    expect(done.actions).toEqual([
      { type: "sendApplied", params: undefined },
      toast("promocode apply successfully"),
    ]);
    expect(done.go({ type: "promocode.changed", code: "X" }).context.code).toBe("SPRING10");
  });

  test("[PROMO-M2] shows that there is no such code, or no response", () => {
    const unknown = box("NOPE").go(submit, actorDone("checkPromocode", null));
    expect(unknown).toMatchObject({ value: "rejected", context: { message: "Invalid promocode" } });
    const away = box("NOPE").go(submit, actorFailed("checkPromocode"));
    expect(away).toMatchObject({
      value: "rejected",
      context: { message: "No answer", code: "NOPE" },
    });
    expect(away.go(submit).value).toBe("checking");
  });

  test("[PROMO-M3] removed, the box is free again and the checkout prices without it", () => {
    const removed = box("", applied).go({ type: "promocode.removed" });
    expect(removed).toMatchObject({ value: "editing", context: { applied: null, code: "" } });
    expect(removed.actions).toEqual([
      { type: "sendWithdrawn", params: undefined },
      toast("promocode remove successfully"),
    ]);
  });

  test("[PROMO-M4] is locked while a payment is under way, and is as before after it", () => {
    const locked = box("", applied).go({ type: "promocode.locked" });
    expect(locked.go({ type: "promocode.removed" }).value).toBe("locked");
    expect(locked.go({ type: "promocode.unlocked" }).value).toBe("applied");
    const typing = box("SPR").go({ type: "promocode.locked" }, { type: "promocode.unlocked" });
    expect(typing).toMatchObject({ value: "editing", context: { code: "SPR" } });
  });

  test("[PROMO-M1] a check can be cancelled", () => {
    expect(box("SPRING10").go(submit, { type: "promocode.cancelled" }).value).toBe("editing");
  });
});
