import type { Captcha } from "@marquee/domain/onboarding/sign-up.schema";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { captchaMachine } from "@marquee/machines/onboarding/captcha.machine";
import { promocodeMachine } from "@marquee/machines/payments/promocode.machine";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor, type AnyActorRef } from "xstate";
import { handOver, recordStep, startRecording } from "../session/record-steps.ts";
import { countActors } from "../traffic/count-actors.ts";
import { countedMachines } from "../traffic/counted-machines.ts";

const noListener = { send: () => {} };

startRecording();

/** What was counted of a machine, its states by their keys. */
function watch(machine: typeof promocodeMachine | typeof captchaMachine) {
  const counting = countActors();
  handOver(counting.count);
  const { chart } = countedMachines().of(machine);
  const keyOf = (place: string) => chart.states[Number(place)]?.id.split(".").at(-1) ?? place;
  return (what: string) =>
    Object.fromEntries(
      counting
        .take()
        .filter((one) => one.machine === machine.id)
        .flatMap(({ cells }) => cells)
        .filter((cell) => cell.what === what)
        .map(({ of, n }) => [of.split(">").map(keyOf).join(" > "), n]),
    );
}

const inState = (actor: AnyActorRef, state: string) =>
  waitFor(actor, (snapshot: { readonly value: unknown }) => snapshot.value === state);

it("[TRAFFIC-C1] the sums of a promo code are what was done: an unknown code, a known one, and it was removed", async () => {
  const sumsOf = watch(promocodeMachine);
  const responses: (Promocode | null)[] = [null, { type: "P", discount: 10 }];
  const actor = createActor(
    promocodeMachine.provide({
      actors: { checkPromocode: fromPromise(async () => responses.shift() ?? null) },
      actions: { notify: () => {} },
    }),
    { input: { prefill: "", applied: null, checkout: noListener }, inspect: recordStep },
  ).start();
  for (const [code, state] of [
    ["NONE", "rejected"],
    ["SPRING", "applied"],
  ] as const) {
    actor.send({ type: "promocode.changed", code });
    actor.send({ type: "promocode.submitted" });
    await inState(actor, state);
  }
  actor.send({ type: "promocode.removed" });
  expect(sumsOf("hop")).toEqual({
    "editing > checking": 2,
    "checking > rejected": 1,
    "rejected > editing": 1,
    "checking > applied": 1,
    "applied > editing": 1,
  });
});

it("[TRAFFIC-C1] the sums of a captcha are what was done: none at first, then one, and another on demand", async () => {
  const sumsOf = watch(captchaMachine);
  let calls = 0;
  const actor = createActor(
    captchaMachine.provide({
      actors: {
        issueCaptcha: fromPromise<Captcha, void>(async () => {
          calls += 1;
          if (calls === 1) throw new Error("away");
          return { id: "c1", image: "" } as unknown as Captcha;
        }),
      },
    }),
    { input: { captcha: null, owner: noListener }, inspect: recordStep },
  ).start();
  await inState(actor, "failed");
  for (let again = 0; again < 2; again += 1) {
    actor.send({ type: "captcha.renewed" });
    await inState(actor, "shown");
  }
  actor.stop();
  expect(sumsOf("state")).toEqual({ loading: 3, failed: 1, shown: 2 });
});
