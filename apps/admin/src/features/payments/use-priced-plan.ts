import { toFailure } from "@marquee/api/client/api-failure";
import type { CallOptions, Client } from "@marquee/api/client/create-client";
import { can } from "@marquee/domain/access/can";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Settings } from "@marquee/domain/session/settings.schema";
import type { Validate } from "@marquee/machines/forms/fields";
import { getPaymentStatus } from "@marquee/machines/payments/payment-status";
import type { PricedPlanMachine } from "@marquee/machines/payments/priced-plan.machine";
import type {
  CheckoutResponse,
  OpenCheckoutRequest,
} from "@marquee/machines/payments/priced-plan.model";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { useCheckoutClosed } from "./checkout/use-checkout-closed.ts";
import { checkoutById, provideCheckout, providePromocode } from "./payment-actors.ts";
import { PaymentBridges } from "./payment-bridges.ts";
import { removeStoredPlan, type StoredPlan, storePlan } from "./stored-plan.ts";

/** Watches the open checkout of a flow (CHECKOUT-M11, CHECKOUT-M12): read again when the server says that it changed. */
function useSettledElsewhere<Draft extends object>(
  actor: ActorRefFrom<PricedPlanMachine<Draft>>,
): void {
  const client = useClient();
  const opened = useSelector(actor, ({ context }) => context.checkout);
  const payment = useSelector(actor, ({ children }) => children.checkout);
  const isCancelled = useSelector(payment, (snapshot) => snapshot?.matches("cancelled") ?? false);
  const { data } = useQuery<Checkout | null>({
    queryKey: ["payments", "checkout", opened?.id ?? null],
    queryFn: ({ signal }) =>
      opened === null
        ? null
        : client.payments.checkoutById({ params: { id: opened.id } }, { signal }),
    initialData: opened,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: opened !== null,
  });
  useEffect(() => {
    if (!data) return;
    const status = getPaymentStatus(data);
    if (status === "settled") payment?.send({ type: "checkout.settled", checkout: data });
    // without a cancel the payment itself waits for its outcome
    if (status === "pending" && isCancelled)
      payment?.send({ type: "checkout.pending", checkout: data });
  }, [payment, isCancelled, data]);
}

/** Stores a plan at the server, which prices it. Refused fields are an answer; anything else that breaks is thrown on. */
async function openPricedCheckout(
  client: Client,
  body: CheckoutRequest,
  options: CallOptions,
): Promise<CheckoutResponse> {
  try {
    return { tag: "opened", checkout: await client.payments.openCheckout({ body }, options) };
  } catch (error) {
    const { issues } = toFailure(error);
    if (issues && issues.length > 0) return { tag: "refused", issues };
    throw error;
  }
}

/** The running flow of something that is planned, priced and paid for. */
export type PricedPlanActor<Draft extends object> = ActorRefFrom<PricedPlanMachine<Draft>>;

export interface PricedPlanOptions<Draft extends object> {
  /** What the flow opens with: what this tab has stored, or something fresh. */
  readonly start: StoredPlan<Draft>;
  readonly settings: Settings;
  readonly validate: Validate<Draft>;
  readonly approved?: boolean;
  /** False if the user sets the plan, although this kind of plan sets itself elsewhere. */
  readonly setsItself?: boolean;
  /** Creates the request for the purchase. It is compared by identity, so it must not be created in each rendering. */
  readonly request: (plan: OpenCheckoutRequest<Draft>) => CheckoutRequest;
  /** The lists that a purchase changes, by their keys. Compared by identity. */
  readonly refresh: readonly (readonly string[])[];
}

/** The flow of one plan over the real server, and the bridges to the providers' forms. */
export function usePricedPlan<Draft extends object>(
  machine: PricedPlanMachine<Draft>,
  options: PricedPlanOptions<Draft>,
): { readonly actor: PricedPlanActor<Draft>; readonly bridges: PaymentBridges } {
  const { start, settings, validate, request, refresh } = options;
  const { approved = true, setsItself = true } = options;
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  const { email } = user;
  const savesCards = can(user, "cards.manageOwn").allowed;
  const bridges = useMemo(() => new PaymentBridges(settings, savesCards), [settings, savesCards]);
  const provided = useMemo(
    () =>
      machine.provide({
        actors: {
          loadCheckout: checkoutById(client),
          openCheckout: fromPromise<CheckoutResponse, OpenCheckoutRequest<Draft>>(
            ({ input, signal }) => openPricedCheckout(client, request(input), { signal }),
          ),
          promocode: providePromocode(client),
          checkout: provideCheckout(client, bridges, email),
        },
        actions: {
          notify: (_, notification) => notify(notification),
          refreshLists: () => {
            for (const queryKey of refresh) void queries.invalidateQueries({ queryKey });
          },
        },
      }),
    [machine, client, bridges, email, queries, request, refresh],
  );
  const { draft, applied, checkoutId } = start;
  const prefill = settings.defaultPromocode;
  const actor = useProcess(provided, {
    input: { draft, validate, newId, prefill, applied, checkoutId, approved, setsItself },
  });
  useSettledElsewhere(actor);
  useCheckoutClosed(actor);
  return { actor, bridges };
}

/** Stores the flow for this tab, so that a reload resumes it, its success too; once it is left, nothing is stored. */
export function useStoredPlan<Draft extends object>(
  key: string,
  actor: PricedPlanActor<Draft>,
  companyId: string | null = null,
): void {
  const draft = useSelector(actor, ({ context }) => context.fields.values);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const checkoutId = useSelector(actor, ({ context }) => context.checkoutId);
  const over = useSelector(
    actor,
    (snapshot) => snapshot.status === "done" || snapshot.matches("redirecting"),
  );
  useEffect(() => {
    storePlan(key, { companyId, draft, applied, checkoutId });
    return over ? () => removeStoredPlan(key) : undefined;
  }, [key, over, companyId, draft, applied, checkoutId]);
}
