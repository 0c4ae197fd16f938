import { formatCad } from "@marquee/domain/money/format-money";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { RunRequest } from "@marquee/machines/patterns/confirmed-action.model";
import type { Notification } from "@marquee/machines/patterns/notification";
import { retryStuckPaymentMachine } from "@marquee/machines/payments/retry-stuck-payment.machine";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { ConfirmDialog } from "../../page-kit/confirm-dialog.tsx";
import { notify } from "../../page-kit/notify.ts";
import { useClient } from "../../session/session-context.tsx";
import { retryStuckPayment, STUCK_PAYMENTS, TRANSACTIONS } from "./transactions.queries.ts";

const consequenceOf = ({ kind, amount }: StuckPayment): string =>
  kind === "refunding"
    ? `${formatCad(amount)} is given back if that has not been done yet, and never more than came.`
    : "If the money has come, what was paid for is made now. Nothing is charged.";

/** Asking the provider again: what to call from the list, and the dialog that asks first. */
export function useRetryStuckPayment() {
  const client = useClient();
  const queries = useQueryClient();
  const machine = useMemo(
    () =>
      retryStuckPaymentMachine.provide({
        actors: {
          run: fromPromise<Checkout, RunRequest<StuckPayment>>(({ input }) =>
            retryStuckPayment(client, input.subject),
          ),
        },
        actions: {
          notify: (_: unknown, notification: Notification) => notify(notification),
          refreshLists: () => {
            for (const queryKey of [STUCK_PAYMENTS, TRANSACTIONS])
              void queries.invalidateQueries({ queryKey });
          },
        },
      }),
    [client, queries],
  );
  const action = useActorRef(machine);
  return {
    retry: (subject: StuckPayment) => action.send({ type: "action.requested", subject }),
    dialog: (
      <ConfirmDialog
        action={action}
        question={({ paymentId, checkoutId }) =>
          `Ask the provider about ${paymentId ?? checkoutId} again?`
        }
        consequence={consequenceOf}
        confirm="Ask again"
      />
    ),
  };
}
