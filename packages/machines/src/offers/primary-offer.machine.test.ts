import type { Offer } from "@marquee/domain/offers/offer.schema";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { exampleOffer } from "../fixtures/example-offer.ts";
import type { FormEvent } from "../forms/form.model.ts";
import { settle } from "../testing/settle.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { primaryOfferMachine } from "./primary-offer.machine.ts";
import type { TickedOffer } from "./primary-offer.model.ts";

const own: TickedOffer = { id: "own", companyId: "c1", storeId: "s1" };
const tick = { type: "tick.set", offer: own } as const;
const start = (isTicked = false) =>
  walk(primaryOfferMachine, { isTicked, form: { send: () => {} } });
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("when ticked", () => {
  test("[PRIMARY-M1] requires a branch first", () => {
    const refused = start().go({ type: "tick.set", offer: { ...own, storeId: "" } });
    expect(refused.value).toBe("unticked");
    expect(refused.actions).toEqual([
      { type: "notify", params: { kind: "info", message: "Please select Branch first." } },
    ]);
  });

  test("[PRIMARY-M1] looks up the primary offer of that branch", () => {
    expect(start().go(tick)).toMatchObject({
      value: "checking",
      started: [{ src: "lookUpPrimary", input: own }],
    });
  });

  test("[PRIMARY-M1] ticks at once if there is none, or if it is this very offer", () => {
    for (const existing of [null, { ...exampleOffer, id: "own" }]) {
      const ticked = start().go(tick, actorDone("lookUpPrimary", existing));
      expect(ticked.value).toBe("ticked");
      expect(names(ticked)).toEqual(["sendTicked"]);
    }
  });

  test("[PRIMARY-M2] requires a confirmation if another offer is primary, and names it", () => {
    const confirming = start().go(tick, actorDone("lookUpPrimary", exampleOffer));
    expect(confirming).toMatchObject({
      value: "confirming",
      actions: [],
      context: { existing: exampleOffer },
    });
    expect(names(confirming.go({ type: "replacement.confirmed" }))).toEqual(["sendTicked"]);
    const cancelled = confirming.go({ type: "replacement.cancelled" });
    expect(cancelled.value).toBe("unticked");
    expect(names(cancelled)).toEqual(["sendUnticked"]);
  });

  test("[PRIMARY-M3] stays clear, with a notification, if the look-up fails", () => {
    const failed = start().go(tick, actorFailed("lookUpPrimary"));
    expect(failed.value).toBe("unticked");
    expect(names(failed)).toEqual(["notify"]);
  });
});

test("[PRIMARY-M3] the tick can be cleared at any time, also during the look-up", () => {
  expect(start(true).value).toBe("ticked");
  for (const at of [start(true), start().go(tick)]) {
    const cleared = at.go({ type: "tick.cleared" });
    expect(cleared.value).toBe("unticked");
    expect(names(cleared)).toEqual(["sendUnticked"]);
  }
});

test("[PRIMARY-M2] the form receives a cancelled confirmation as an unticked field", async () => {
  const received: FormEvent[] = [];
  const lookUpPrimary = fromPromise<Offer | null, TickedOffer>(() => Promise.resolve(exampleOffer));
  const actor = createActor(primaryOfferMachine.provide({ actors: { lookUpPrimary } }), {
    input: { isTicked: false, form: { send: (event) => received.push(event) } },
  }).start();
  actor.send(tick);
  await settle();
  actor.send({ type: "replacement.cancelled" });
  expect(received).toEqual([{ type: "field.changed", name: "isPrimary", value: "N" }]);
});

describe("a form that is to be saved during the look-up", () => {
  function holdForm(existing: Promise<Offer | null>) {
    let released = 0;
    const lookUpPrimary = fromPromise<Offer | null, TickedOffer>(() => existing);
    const actor = createActor(primaryOfferMachine.provide({ actors: { lookUpPrimary } }), {
      input: { isTicked: false, form: { send: () => undefined } },
    }).start();
    actor.on("form.ready", () => (released += 1));
    actor.send(tick);
    actor.send({ type: "form.held" });
    return { actor, released: () => released };
  }

  test("[PRIMARY-M4] waits for it, and is released once the tick is set", async () => {
    const { actor, released } = holdForm(Promise.resolve(null));
    expect([actor.getSnapshot().hasTag("busy"), released()]).toEqual([true, 0]);
    await settle();
    expect([actor.getSnapshot().value, released()]).toEqual(["ticked", 1]);
  });

  test("[PRIMARY-M4] waits for the confirmation as well, and stays unsaved without it", async () => {
    const confirmed = holdForm(Promise.resolve(exampleOffer));
    const cancelled = holdForm(Promise.resolve(exampleOffer));
    await settle();
    confirmed.actor.send({ type: "replacement.confirmed" });
    cancelled.actor.send({ type: "replacement.cancelled" });
    expect([confirmed.released(), cancelled.released()]).toEqual([1, 0]);
  });

  test("[PRIMARY-M4] is not released by a tick that it did not wait for", async () => {
    const { actor, released } = holdForm(Promise.resolve(null));
    actor.send({ type: "tick.cleared" });
    actor.send(tick);
    await settle();
    expect([actor.getSnapshot().value, released()]).toEqual(["ticked", 0]);
  });
});
