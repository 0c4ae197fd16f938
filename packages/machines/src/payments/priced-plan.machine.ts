import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { assertEvent, assign, sendTo, setup } from "xstate";
import { showEveryIssue, touchField } from "../forms/fields.ts";
import { readError, readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import type { ActorFailure } from "../patterns/problem.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { CheckoutOutput } from "./checkout.model.ts";
import {
  applyCheckoutResponse,
  changePlan,
  changePromocode,
  createPricedPlanContext,
  failPlan,
  nameCheckout,
  NO_CHECKOUT,
  pricedPlanOutput,
  refuseCheckout,
  requireCheckout,
  type CheckoutResponse,
  type OpenCheckoutRequest,
  type PricedPlanContext,
  type PricedPlanEvent,
  type PricedPlanInput,
  type PricedPlanOutput,
} from "./priced-plan.model.ts";
import { promocodeMachine } from "./promocode.machine.ts";
import type { CheckoutRequest } from "./settlement.model.ts";

/** How long a plan in which nothing is missing is left unchanged before it is set, in milliseconds. */
const SETTING_DELAY = 1_000;

/**
 * The pattern of everything that is planned, priced and paid for (PLAN-M1 … PLAN-M9). Call it once per purchase, with an
 * id of its own, so that each has its own chart.
 */
export const createPricedPlan = <Draft extends object>(purchase: {
  readonly id: string;
  readonly title: string;
  /** Whether a promo code counts for a plan; absent if there is no promo code box. */
  readonly takesPromocode?: (draft: Draft) => boolean;
  /** Whether a plan in which nothing is missing is set by itself, a moment after its last change (PLAN-M11). */
  readonly setsItself?: boolean;
  /** What success is reported with. */
  readonly success: (checkout: Checkout | null, approved: boolean) => string;
}) => {
  const { id, title, takesPromocode, setsItself = false, success } = purchase;
  const hasPromocodeBox = takesPromocode !== undefined;
  /** Changing a plan that has a price goes back to editing, and removes the price. */
  const planChange = {
    "field.changed": { target: `#${id}.editingPlan`, actions: "changePlan" },
    "fields.changed": { target: `#${id}.editingPlan`, actions: "changePlan" },
  } as const;
  /** A plan that sets itself waits again after each change. */
  const editing = (action: "changePlan" | "setPromocode" | "clearPromocode") =>
    setsItself
      ? ({ target: `#${id}.editingPlan`, reenter: true, actions: action } as const)
      : ({ actions: action } as const);
  /** A promo code changes the price of a plan that is set: it is set again, as another checkout. */
  const priceChange = {
    "promocode.applied": {
      target: `#${id}.settingPlan`,
      reenter: true,
      actions: "setPromocode",
    },
    "promocode.withdrawn": {
      target: `#${id}.settingPlan`,
      reenter: true,
      actions: "clearPromocode",
    },
  } as const;
  return setup({
    types: {
      context: {} as PricedPlanContext<Draft>,
      events: {} as PricedPlanEvent,
      input: {} as PricedPlanInput<Draft>,
      output: {} as PricedPlanOutput,
      meta: {} as { title: string },
      children: {} as {
        promocode: "promocode";
        checkout: "checkout";
        openCheckout: "openCheckout";
        loadCheckout: "loadCheckout";
      },
    },
    actors: {
      openCheckout: callNotProvided<CheckoutResponse, OpenCheckoutRequest<Draft>>("openCheckout"),
      loadCheckout: callNotProvided<Checkout | null, CheckoutRequest>("loadCheckout"),
      promocode: promocodeMachine,
      checkout: checkoutMachine,
    },
    guards: {
      hasCheckout: ({ context }) => context.checkoutId !== null,
      holds: ({ context }) => context.fields.issues.length === 0,
      setsItself: ({ context }) =>
        context.setsItself && !context.isHeld && context.fields.issues.length === 0,
      wasOpened: (_, response: CheckoutResponse) => response.tag === "opened",
      wasFound: (_, { checkout }: { checkout: Checkout | null }) => checkout !== null,
      hasSettled: (_, { tag }: CheckoutOutput) => tag === "settled",
      wasRefused: (_, { tag }: CheckoutOutput) => tag === "refused",
    },
    actions: {
      changePlan: assign(({ context, event }) => {
        assertEvent(event, ["field.changed", "fields.changed"]);
        return changePlan(context, event);
      }),
      touchField: assign(({ context, event }) => {
        assertEvent(event, "field.blurred");
        return { fields: touchField(context.fields, event.name) };
      }),
      showEveryIssue: assign(({ context }) => ({ fields: showEveryIssue(context.fields) })),
      setPromocode: assign(({ event }) => {
        assertEvent(event, "promocode.applied");
        return changePromocode<Draft>(event.applied);
      }),
      clearPromocode: assign(() => changePromocode<Draft>(null)),
      holdPlan: assign({ isHeld: true }),
      setMethod: assign(({ event }) => {
        assertEvent(event, "plan.set");
        return { method: event.method ?? "card" };
      }),
      nameCheckout: assign(({ context }) => nameCheckout(context)),
      applyCheckoutResponse: assign(({ context }, response: CheckoutResponse) =>
        applyCheckoutResponse(context, response),
      ),
      failPlan: assign(({ context }, { error }: ActorFailure) => failPlan(context, error)),
      setCheckout: assign((_, { checkout }: { checkout: Checkout | null }) => ({ checkout })),
      clearCheckout: assign(NO_CHECKOUT),
      refuseCheckout: assign(({ context }, output: CheckoutOutput) =>
        refuseCheckout(context, output),
      ),
      lockPromocode: sendTo("promocode", { type: "promocode.locked" }),
      unlockPromocode: sendTo("promocode", { type: "promocode.unlocked" }),
      notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
      refreshLists: () => actionNotProvided("refreshLists"),
    },
    delays: { redirectDelay: REDIRECT_DELAY, settingDelay: SETTING_DELAY },
  }).createMachine({
    id,
    description: `${title}: planned, priced, paid for, recorded, and shown.`,
    context: ({ input }) => createPricedPlanContext(input),
    output: ({ context }) => pricedPlanOutput(context),
    initial: "opening",
    invoke: hasPromocodeBox
      ? {
          id: "promocode",
          src: "promocode",
          input: ({ context: { prefill, applied }, self }) => ({
            prefill,
            applied,
            checkout: self,
          }),
          onError: {
            target: `#${id}`,
            reenter: true,
            description: "The promo code box crashed: the flow starts again with what it has.",
          },
        }
      : [],
    states: {
      opening: {
        description: "After a reload the flow resumes its checkout; else it starts with the plan.",
        meta: { title: "Opening" },
        always: [{ guard: "hasCheckout", target: "resuming" }, { target: "editingPlan" }],
      },
      resuming: {
        description: "The server sends the state of the checkout that was open before the reload.",
        meta: { title: "Resuming" },
        invoke: {
          id: "loadCheckout",
          src: "loadCheckout",
          input: ({ context }) => ({ checkoutId: context.checkoutId ?? "" }),
          onDone: [
            {
              guard: { type: "wasFound", params: ({ event }) => ({ checkout: event.output }) },
              target: "checkingOut",
              actions: { type: "setCheckout", params: ({ event }) => ({ checkout: event.output }) },
            },
            { target: "editingPlan", actions: "clearCheckout" },
          ],
          onError: "resumeFailed",
        },
        on: { "resume.dropped": { target: "editingPlan", actions: "clearCheckout" } },
      },
      resumeFailed: {
        description: "The server did not respond; the user retries, or starts with a new plan.",
        meta: { title: "Could not resume" },
        on: {
          "resume.retry": "resuming",
          "resume.dropped": { target: "editingPlan", actions: "clearCheckout" },
        },
      },
      editingPlan: {
        description: "The user fills in the plan. What it would cost is shown, but not stored.",
        meta: { title: "Planning" },
        entry: hasPromocodeBox ? "unlockPromocode" : [],
        after: setsItself ? { settingDelay: { guard: "setsItself", target: "settingPlan" } } : {},
        on: {
          "field.changed": editing("changePlan"),
          "fields.changed": editing("changePlan"),
          "field.blurred": { actions: "touchField" },
          ...(hasPromocodeBox
            ? {
                "promocode.applied": editing("setPromocode"),
                "promocode.withdrawn": editing("clearPromocode"),
              }
            : {}),
          "plan.set": [
            { guard: "holds", target: "settingPlan", actions: "setMethod" },
            { actions: "showEveryIssue" },
          ],
        },
      },
      settingPlan: {
        description: "The server checks the plan, prices it and stores it.",
        meta: { title: "Setting the plan" },
        entry: "nameCheckout",
        invoke: {
          id: "openCheckout",
          src: "openCheckout",
          input: ({ context: { checkoutId, fields, applied } }) => ({
            id: checkoutId ?? "",
            draft: fields.values,
            promocode: takesPromocode?.(fields.values) ? (applied?.code ?? null) : null,
          }),
          onDone: [
            {
              guard: { type: "wasOpened", params: readOutput },
              target: "checkingOut",
              actions: { type: "applyCheckoutResponse", params: readOutput },
            },
            {
              target: "editingPlan",
              actions: [{ type: "applyCheckoutResponse", params: readOutput }, "refreshLists"],
            },
          ],
          onError: {
            target: "editingPlan",
            actions: [
              { type: "failPlan", params: readError },
              { type: "notify", params: { kind: "error", message: paymentMessages.failed } },
            ],
          },
        },
        on: {
          ...planChange,
          ...(hasPromocodeBox ? priceChange : {}),
          "plan.cancelled": { target: "editingPlan", actions: "holdPlan" },
        },
      },
      checkingOut: {
        description: "The plan is set; the checkout machine takes its payment.",
        meta: { title: "Checking out" },
        invoke: {
          id: "checkout",
          src: "checkout",
          input: ({ context, self }) => ({
            checkout: requireCheckout(context),
            prefers: context.method,
            plan: self,
          }),
          onDone: [
            {
              guard: { type: "hasSettled", params: readOutput },
              target: "redirecting",
              actions: { type: "setCheckout", params: readOutput },
            },
            {
              guard: { type: "wasRefused", params: readOutput },
              target: "editingPlan",
              actions: [
                { type: "refuseCheckout", params: readOutput },
                "refreshLists",
                { type: "notify", params: { kind: "error", message: paymentMessages.failed } },
              ],
            },
            { target: "leftOpen" },
          ],
          onError: "resumeFailed",
        },
        initial: "planSet",
        states: {
          planSet: {
            description:
              "The summary shows the price and its lines. Everything may still be changed.",
            meta: { title: "Plan set" },
            entry: hasPromocodeBox ? "unlockPromocode" : [],
            on: {
              ...planChange,
              ...(hasPromocodeBox ? priceChange : {}),
              "payment.begun": "paying",
            },
          },
          paying: {
            description: "A payment is under way: plan and price are locked until it is over.",
            meta: { title: "Paying" },
            entry: hasPromocodeBox ? "lockPromocode" : [],
            on: { "payment.paused": "planSet" },
          },
        },
      },
      redirecting: {
        description:
          "What was paid for exists; it is shown after three seconds, or at once on demand.",
        meta: { title: "Paid for" },
        entry: [
          "refreshLists",
          {
            type: "notify",
            params: ({ context: { checkout, approved } }) => ({
              kind: "success",
              message: success(checkout, approved),
            }),
          },
        ],
        after: { redirectDelay: "finished" },
        on: { "redirect.now": "finished" },
      },
      finished: {
        type: "final",
        description: "The output says where what was paid for is found.",
        meta: { title: "Finished" },
      },
      leftOpen: {
        type: "final",
        description:
          "The user left before the payment was settled; the server finishes without them.",
        meta: { title: "Left open" },
      },
    },
  });
};

/** Any instance of the pattern. */
export type PricedPlanMachine<Draft extends object> = ReturnType<typeof createPricedPlan<Draft>>;

/** The pattern itself, for its chart. */
export const pricedPlanMachine = createPricedPlan<Readonly<Record<string, unknown>>>({
  id: "pricedPlan",
  title: "A plan that is paid for",
  takesPromocode: () => true,
  success: () => paymentMessages.cardSucceeded,
});
