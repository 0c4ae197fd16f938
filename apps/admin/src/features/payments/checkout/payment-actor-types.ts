import type { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import type { checkoutMachine } from "@marquee/machines/payments/checkout.machine";
import type { paymentMethodMachine } from "@marquee/machines/payments/payment-method.machine";
import type { paypalPaymentMachine } from "@marquee/machines/payments/paypal-payment.machine";
import type { settlementMachine } from "@marquee/machines/payments/settlement.machine";
import type { ActorRefFrom } from "xstate";

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
export type PaymentMethodActor = ActorRefFrom<typeof paymentMethodMachine>;
export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>;
export type PaypalPaymentActor = ActorRefFrom<typeof paypalPaymentMachine>;
export type SettlementActor = ActorRefFrom<typeof settlementMachine>;
