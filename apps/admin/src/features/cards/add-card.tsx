import type { Settings } from "@marquee/domain/session/settings.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { newId } from "../../browser/new-id.ts";
import { keepInTab, readTab } from "../../browser/tab-memory.ts";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { OutcomePanel } from "../../page-kit/payments/outcome-panel.tsx";
import { PayByCard } from "../../page-kit/payments/pay-by-card.tsx";
import { PaymentDesk } from "../../page-kit/payments/payment-desk.ts";
import { useSettings } from "../../page-kit/payments/use-settings.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { addCardOver } from "./add-card-actors.ts";

/** One per person: a reload takes their verification up again, which may have been paid by then. */
const placeOf = (email: string): string => `addCard:${email}`;

/** The verification of a card and the desk it is paid at. Where it is over, one way or the other, it leads to the list. */
function useAddCard(settings: Settings) {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { email } = useUser();
  const desk = useMemo(() => new PaymentDesk(settings), [settings]);
  const machine = useMemo(
    () =>
      addCardOver(client, desk.cards, email, {
        keepId: (id) => keepInTab(placeOf(email), id),
        refreshLists: () => void queries.invalidateQueries({ queryKey: ["cards"] }),
      }),
    [client, desk, email, queries],
  );
  const [checkoutId] = useState(() => readTab(placeOf(email)) ?? newId());
  const actor = useActorRef(machine, { input: { checkoutId, newId } });
  const over = useSelector(actor, ({ status }) => status === "done");
  useEffect(() => {
    if (over) void navigate({ to: "/home/paymentMethod", search: {}, replace: true });
  }, [over, navigate]);
  return { actor, desk };
}

function CardFields({ settings }: { readonly settings: Settings }) {
  const { actor, desk } = useAddCard(settings);
  const snapshot = useSelector(actor, (current) => current);
  const { checkout, message } = snapshot.context;
  const { cardPayment } = snapshot.children;
  const retry = () => actor.send({ type: "card.retry" });
  const leave = (
    <Button size="sm" variant="ghost" onClick={() => actor.send({ type: "card.left" })}>
      Leave this page
    </Button>
  );
  if (snapshot.matches("unavailable"))
    return (
      <OutcomePanel
        outcome="unexpected"
        title="No card can be added right now"
        actions={
          <>
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
            {leave}
          </>
        }
      >
        {message}
      </OutcomePanel>
    );
  if (snapshot.matches("unsure"))
    return (
      <OutcomePanel
        outcome="unknown"
        title="We do not know yet whether the card is saved"
        actions={
          <>
            <Button size="sm" onClick={retry}>
              Ask now
            </Button>
            {leave}
          </>
        }
      >
        We keep asking the provider, and it is safe to leave: if the card is verified, it is saved
        without you.
      </OutcomePanel>
    );
  if (snapshot.matches("saving"))
    return (
      <OutcomePanel outcome="working" title="Saving the card" actions={leave}>
        The card is verified, and is being saved.
      </OutcomePanel>
    );
  return cardPayment && checkout ? (
    <PayByCard actor={cardPayment} desk={desk} charge={checkout.receipt.charge} notice={null} />
  ) : (
    <div role="status">
      <span className="sr-only">The card form is on its way.</span>
      <Skeleton className="h-[86px] w-full rounded-control" />
    </div>
  );
}

/** Adding a card: the provider's form on a page of its own, as banks ask their questions over the page. */
export function AddCard() {
  const settings = useSettings();
  return (
    <>
      <PageHeader
        title="Add a card"
        parent={{ to: "/home/paymentMethod", label: "Payment Method" }}
        description="The card is kept by the card provider. We see its brand, its last digits and its expiry."
      />
      <div className="max-w-xl px-4 py-4 md:px-6">
        {settings.error ? (
          <ListFailure
            title="The card form could not be loaded"
            error={settings.error}
            onRetry={() => void settings.refetch()}
          />
        ) : (
          <Card>{settings.data ? <CardFields settings={settings.data} /> : null}</Card>
        )}
      </div>
    </>
  );
}
