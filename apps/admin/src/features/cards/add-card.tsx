import type { Settings } from "@marquee/domain/session/settings.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { newId } from "../../browser/new-id.ts";
import { keepInTab, readTab } from "../../browser/tab-memory.ts";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { OutcomePanel } from "../../page-kit/payments/outcome-panel.tsx";
import { PayByCard } from "../../page-kit/payments/pay-by-card.tsx";
import { PaymentDesk } from "../../page-kit/payments/payment-desk.ts";
import { useSettings } from "../../page-kit/payments/payments.queries.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { addCardOver } from "./add-card-actors.ts";
import { CARDS } from "./cards.queries.ts";

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
        storeCheckoutId: (id) => keepInTab(placeOf(email), id),
        refreshLists: () => void queries.invalidateQueries({ queryKey: CARDS }),
      }),
    [client, desk, email, queries],
  );
  const [checkoutId] = useState(() => readTab(placeOf(email)) ?? newId());
  const actor = useActorRef(machine, { input: { checkoutId, newId } });
  const over = useSelector(actor, ({ status }) => status === "done");
  useEffect(() => {
    if (over)
      void navigate({ to: "/home/paymentMethod", search: ({ tab }) => ({ tab }), replace: true });
  }, [over, navigate]);
  return { actor, desk };
}

type AddCardActor = ReturnType<typeof useAddCard>["actor"];

interface StandsProps {
  readonly actor: AddCardActor;
  readonly outcome: "unexpected" | "unknown";
  readonly title: string;
  /** What the button does that goes on from here. */
  readonly again: string;
  readonly children: ReactNode;
}

/** Where adding a card stands until somebody goes on with it, or goes. */
function Stands({ actor, outcome, title, again, children }: StandsProps) {
  return (
    <OutcomePanel
      outcome={outcome}
      title={title}
      actions={
        <>
          <Button size="sm" onClick={() => actor.send({ type: "card.retry" })}>
            {again}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => actor.send({ type: "card.left" })}>
            Leave this page
          </Button>
        </>
      }
    >
      {children}
    </OutcomePanel>
  );
}

function CardFields({ settings }: { readonly settings: Settings }) {
  const { actor, desk } = useAddCard(settings);
  const snapshot = useSelector(actor, (current) => current);
  const { checkout, message } = snapshot.context;
  const { cardPayment } = snapshot.children;
  if (snapshot.matches("unavailable"))
    return (
      <Stands
        actor={actor}
        outcome="unexpected"
        title="No card can be added right now"
        again="Try again"
      >
        {message}
      </Stands>
    );
  if (snapshot.matches("unsure"))
    return (
      <Stands
        actor={actor}
        outcome="unknown"
        title="We do not know yet whether the card is saved"
        again="Ask now"
      >
        We keep asking the provider, and it is safe to leave: if the card is verified, it is saved
        without you.
      </Stands>
    );
  if (snapshot.matches("saving"))
    return (
      <OutcomePanel outcome="working" title="Saving the card">
        The card is verified, and is being saved. It is safe to wait, and safe to leave.
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
  const { tab } = useSearch({ strict: false });
  // It takes the place of the list, and of the button that asked for it: the focus comes along.
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <PageHeader
        title="Add a card"
        parent={{ to: "/home/paymentMethod", label: "Payment Method", search: { tab } }}
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
    </div>
  );
}
