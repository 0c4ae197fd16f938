import { exampleCheckout } from "@marquee/machines/fixtures/example-checkout";
import type { PricedPlanMachine } from "@marquee/machines/payments/priced-plan.machine";
import { expect, it, vi } from "vitest";
import type { ActorRefFrom } from "xstate";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { dataResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { useCheckoutClosed } from "./use-checkout-closed.ts";

serveCalls(() => dataResponse(exampleCheckout({ state: "paid" })));

it("[CHECKOUT-M13] sends that the page is closed, and if it is shown again, what the server has by then", async () => {
  const send = vi.fn();
  const payment = { send, getSnapshot: () => ({ context: { checkout: exampleCheckout() } }) };
  const actor = {
    subscribe: () => ({ unsubscribe: () => {} }),
    getSnapshot: () => ({ children: { checkout: payment } }),
  } as unknown as ActorRefFrom<PricedPlanMachine<object>>;
  function Flow() {
    useCheckoutClosed(actor);
    return <p>The plan</p>;
  }
  await renderScreen(<Flow />);
  dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(send.mock.calls).toEqual([[{ type: "page.closed" }]]);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.waitFor(() =>
    expect(send.mock.calls.slice(1)).toEqual([
      [{ type: "page.opened", checkout: expect.objectContaining({ state: "paid" }) }],
    ]),
  );
});
