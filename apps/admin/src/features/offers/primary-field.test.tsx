import { emptyOffer } from "@marquee/domain/offers/offer-draft";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { offerFormMachine } from "@marquee/machines/offers/offer-form.machine";
import { primaryOfferMachine } from "@marquee/machines/offers/primary-offer.machine";
import type { TickedOffer } from "@marquee/machines/offers/primary-offer.model";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { formValues } from "../../page-kit/form/fields-actor.ts";
import { startForTest } from "../../testing/start-for-test.ts";
import { PrimaryField } from "./primary-field.tsx";
import { createTick } from "./use-primary-tick.ts";

const submit = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

it("[PRIMARY-M4] an offer that is saved while the look-up runs is saved once, and as primary", async () => {
  const { promise, resolve } = Promise.withResolvers<Offer | null>();
  const lookUpPrimary = fromPromise<Offer | null, TickedOffer>(() => promise);
  const values = { ...emptyOffer({ id: "o1", actor: {}, site: "CA" }), storeId: "s1" };
  const form = startForTest(
    createActor(offerFormMachine, {
      input: { id: null, values, validate: () => [] },
    }),
  );
  const actor = startForTest(
    createActor(primaryOfferMachine.provide({ actors: { lookUpPrimary } }), {
      input: { isTicked: false, form },
    }),
  );
  const tick = createTick(actor, form);
  const saved: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved.push(formValues(form).isPrimary);
      }}
    >
      <PrimaryField form={form} tick={tick} />
      <button type="submit">Save</button>
    </form>,
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Primary" }));
  submit();
  submit();
  expect(saved).toEqual([]);
  resolve(null);
  await vi.waitFor(() => expect(saved).toEqual(["Y"]));
});
