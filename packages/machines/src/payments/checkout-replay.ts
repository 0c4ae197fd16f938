import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import { initialTransition } from "xstate";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { noListener } from "../patterns/listed-machine.ts";
import { checkoutMachine } from "./checkout.machine.ts";

/** The states of the checkout's machine for a checkout that is stored in this state, as the machine itself decides (TRAIL-1). */
export function replayedStates(state: CheckoutState, isFree: boolean): readonly string[] {
  const checkout = isFree ? exampleCheckout({ state }, 0) : exampleCheckout({ state });
  const [snapshot] = initialTransition(checkoutMachine, { checkout, plan: noListener });
  return snapshot._nodes.map(({ id }) => id).filter((id) => id !== checkoutMachine.id);
}
