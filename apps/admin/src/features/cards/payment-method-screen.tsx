import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { usePermission } from "../../session/permission.ts";
import { OwnCardsScreen } from "./own-cards-screen.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { cardsSearch } from "./cards.search.ts";

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
