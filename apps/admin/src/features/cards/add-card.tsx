import type { Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { addCardMachine } from "@marquee/machines/payments/add-card.machine";
import type {
  SaveCardRequest,
  VerificationRequest,
} from "@marquee/machines/payments/add-card.model";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";
import { Card } from "@marquee/ui/content/card.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { notify } from "../../page-kit/notify.ts";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePageClosed } from "../../page-kit/use-page-closed.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { provideCardPayment } from "../payments/card-actors.ts";
import { OutcomePanel } from "../payments/outcome-panel.tsx";
import { PayByCard } from "../payments/pay-by-card.tsx";
import { provideSettlement } from "../payments/payment-actors.ts";
import { PaymentBridges } from "../payments/payment-bridges.ts";
import { useSettings } from "../payments/payments.queries.ts";
import type { StripeBridge } from "../payments/stripe-bridge.ts";
import { CARDS } from "./cards.queries.ts";
import { cardsSearch } from "./cards.search.ts";

/** Adding a card over the real server and the provider's form. */
const provideAddCard = (
  client: Client,
  bridge: StripeBridge,
  email: string,
  on: { readonly storeCheckoutId: (id: string | null) => void; readonly refreshLists: () => void },
) =>
  addCardMachine.provide({
    actors: {
      openVerification: fromPromise<Checkout, VerificationRequest>(({ input, signal }) =>
        client.payments.openCheckout(
          { body: { id: input.checkoutId, kind: "cardVerification" } },
          { signal },
        ),
      ),
      cardPayment: provideCardPayment(client, bridge, email, provideSettlement(client)),
      saveCard: fromPromise<unknown, SaveCardRequest>(({ input: { intentId }, signal }) =>
        client.payments.addCard({ params: { encEmail: email, intentId } }, { signal }),
      ),
    },
    actions: {
      storeCheckoutId: (_, { checkoutId }) => on.storeCheckoutId(checkoutId),
      refreshLists: on.refreshLists,
      notify: (_, notification) => notify(notification),
    },
  });

/** One per person: a reload takes their verification up again, which may have been paid by then. */
const storageKey = (email: string): string => `addCard:${email}`;

/** The verification of a card, and the bridges to the providers' forms. When it has ended, either way, it leads to the list. */
function useAddCard(settings: Settings) {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { email } = useUser();
  const bridges = useMemo(() => new PaymentBridges(settings), [settings]);
  const machine = useMemo(
    () =>
      provideAddCard(client, bridges.stripe, email, {
        storeCheckoutId: (id) => writeTabStorage(storageKey(email), id),
        refreshLists: () => void queries.invalidateQueries({ queryKey: CARDS }),
      }),
    [client, bridges, email, queries],
  );
  const [checkoutId] = useState(() => readTabStorage(storageKey(email)) ?? newId());
  const actor = useProcess(machine, { input: { checkoutId, newId } });
  usePageClosed({
    closed: () => actor.send({ type: "page.closed" }),
    shownAgain: () => actor.send({ type: "page.opened" }),
  });
  const over = useSelector(actor, ({ status }) => status === "done");
  useEffect(() => {
    if (over)
      void navigate({ to: "/home/paymentMethod", search: ({ tab }) => ({ tab }), replace: true });
  }, [over, navigate]);
  return { actor, bridges };
}

type AddCardActor = ReturnType<typeof useAddCard>["actor"];

const Leave = ({ actor }: { readonly actor: AddCardActor }) => (
  <Button size="sm" variant="ghost" onClick={() => actor.send({ type: "card.left" })}>
    Leave this page
  </Button>
);

interface PausedProps {
  readonly actor: AddCardActor;
  readonly outcome: "unexpected" | "unknown";
  readonly title: string;
  /** What the button does that goes on from here. */
  readonly again: string;
  readonly children: ReactNode;
}

/** Adding a card cannot go on by itself: how it is, and what to do. */
function Paused({ actor, outcome, title, again, children }: PausedProps) {
  return (
    <OutcomePanel
      outcome={outcome}
      title={title}
      actions={
        <>
          <Button size="sm" onClick={() => actor.send({ type: "card.retry" })}>
            {again}
          </Button>
          <Leave actor={actor} />
        </>
      }
    >
      {children}
    </OutcomePanel>
  );
}

function CardFields({ settings }: { readonly settings: Settings }) {
  const { actor, bridges } = useAddCard(settings);
  const snapshot = useSelector(actor, (current) => current);
  const { checkout, message } = snapshot.context;
  const { cardPayment } = snapshot.children;
  if (snapshot.matches("unavailable"))
    return (
      <Paused
        actor={actor}
        outcome="unexpected"
        title="No card can be added right now"
        again="Try again"
      >
        {message}
      </Paused>
    );
  if (snapshot.matches("unsure"))
    return (
      <Paused
        actor={actor}
        outcome="unknown"
        title="We do not know yet whether the card is saved"
        again="Ask now"
      >
        We keep asking the provider, and it is safe to leave: if the card is verified, it is saved
        without you.
      </Paused>
    );
  if (snapshot.matches("saving"))
    return (
      <OutcomePanel outcome="working" title="Saving the card" actions={<Leave actor={actor} />}>
        The card is verified, and is being saved. It is safe to wait, and safe to leave.
      </OutcomePanel>
    );
  return cardPayment && checkout ? (
    <PayByCard
      actor={cardPayment}
      bridges={bridges}
      charge={checkout.receipt.charge}
      notice={null}
    />
  ) : (
    <Loading label="The card form is on its way.">
      <Skeleton className="h-[5.375rem] w-full rounded-control" />
    </Loading>
  );
}

/** Adding a card: the provider's form on a page of its own, as banks open their dialogs over the page. */
export function AddCard() {
  const settings = useSettings();
  const { tab } = useScreenSearch(cardsSearch);
  // It replaces the list, and the button that opened it: the focus comes along.
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <PageHeader
        title="Add a card"
        parent={{
          to: "/home/paymentMethod",
          label: "Payment Method",
          search: { tab, add: undefined },
        }}
        description="The card is kept by the card provider. We see its brand, its last digits and its expiry."
      />
      <div className="max-w-xl px-4 py-4 md:px-6">
        {settings.error ? (
          <ListFailure title="The card form could not be loaded" query={settings} />
        ) : (
          <Card>{settings.data ? <CardFields settings={settings.data} /> : null}</Card>
        )}
      </div>
    </div>
  );
}
