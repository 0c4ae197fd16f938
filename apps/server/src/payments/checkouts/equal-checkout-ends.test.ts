import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

/** Makes the database return this checkout as open while another is stored, and cancelled as soon as that was refused. */
const openDuringInsert = (id: string) => `
  update checkout set state = 'refunded' where id = '${id}';
  create function open_equal() returns trigger language plpgsql security definer as $$
    begin update checkout set state = 'open' where id = '${id}' and state = 'refunded'; return new; end $$;
  create function end_equal() returns trigger language plpgsql security definer as $$
    begin update checkout set state = 'cancelled' where id = '${id}' and state = 'open'; return null; end $$;
  create trigger open_equal before insert on checkout for each row execute function open_equal();
  create trigger end_equal after insert on checkout for each statement execute function end_equal();`;

it("[PAYSRV-C7] an equal checkout that ends while another is being stored blocks it no longer", async () => {
  const { id: equal } = await harness.opened("ends meanwhile");
  await harness.server.database.owner.query(openDuringInsert(equal));
  const id = stableId("stored meanwhile");
  const { status, data } = await harness.server.call<Checkout>("merchant", "POST", "/checkouts", {
    body: { ...harness.request("ends meanwhile"), id },
  });
  expect([status, data?.id]).toEqual([200, id]);
  expect((await harness.find(equal)).data.state).toBe("cancelled");
});
