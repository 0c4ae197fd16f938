import { Note } from "@marquee/ui/feedback/note.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { cardsSearch } from "./cards.search.ts";
import { AddCardButton, OWN_CARDS, OwnCards } from "./own-cards.tsx";
import { PaymentMethodPage } from "./payment-method-page.tsx";

/** Why a link to another user's cards shows one's own. */
function NotTheirs() {
  const { company, user } = useScreenSearch(cardsSearch);
  const { email } = useUser();
  const response = usePermission("cards.manageOthers");
  const others = user === undefined ? company !== undefined : user !== email;
  if (!others || response.allowed) return null;
  return (
    <div className="px-4 pt-2 md:px-6">
      <Note title="These are your own cards">{response.reason}</Note>
    </div>
  );
}

/** A person's own saved cards: to be seen, added and deleted. */
function OwnCardsScreen() {
  return (
    <PermissionGuard ability="cards.manageOwn">
      <PaymentMethodPage description={OWN_CARDS} action={<AddCardButton />}>
        <NotTheirs />
        <OwnCards />
      </PaymentMethodPage>
    </PermissionGuard>
  );
}

// Most who come look at their cards: what charges one is loaded when it is needed, and what shows those of others for
// whom it is shown.
const AddCard = onDemand(async () => (await import("./add-card.tsx")).AddCard);
const StaffCardsScreen = onDemand(
  async () => (await import("./staff-cards-screen.tsx")).StaffCardsScreen,
);

/** One screen for those who manage the cards of others, and another for every other user. */
export function PaymentMethodScreen() {
  const adds = useScreenSearch(cardsSearch).add === "card";
  const staff = usePermission("cards.manageOthers").allowed;
  if (adds)
    return (
      <PermissionGuard ability="cards.manageOwn">
        <AddCard />
      </PermissionGuard>
    );
  if (!staff) return <OwnCardsScreen />;
  return <StaffCardsScreen />;
}
