import { useNavigate } from "@tanstack/react-router";
import { ListTabs } from "../../page-kit/list/list-frame.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { cardsSearch } from "./cards.search.ts";
import { OthersCards } from "./others-cards.tsx";
import { AddCardButton, OWN_CARDS, OwnCards } from "./own-cards.tsx";
import { PaymentMethodPage } from "./payment-method-page.tsx";

const OTHERS = "others";
const OWN = "own";
const TABS = [
  { value: OTHERS, label: "Cards of users" },
  { value: OWN, label: "Your own cards" },
] as const;

function StaffCards() {
  const { tab } = useScreenSearch(cardsSearch);
  const navigate = useNavigate();
  // Staff save a card of their own when they pay for a campaign.
  const mayOwn = usePermission("cards.manageOwn").allowed;
  const own = mayOwn && tab === OWN;
  return (
    <PaymentMethodPage
      description={
        own
          ? OWN_CARDS
          : "The saved cards of users, to see and to delete. A card is added by its owner alone."
      }
      action={own ? <AddCardButton /> : undefined}
    >
      {mayOwn ? (
        <ListTabs
          label="Whose cards"
          tabs={TABS}
          value={own ? OWN : OTHERS}
          onValueChange={(next) =>
            void navigate({
              to: ".",
              // the chosen company and user stay; page and search belonged to the other list
              search: ({ company, user }) => ({
                company,
                user,
                tab: next === OWN ? OWN : undefined,
              }),
            })
          }
        >
          {own ? <OwnCards /> : <OthersCards />}
        </ListTabs>
      ) : (
        <OthersCards />
      )}
    </PaymentMethodPage>
  );
}

/** The saved cards of other users, for those who manage them, and beside them their own. */
export function StaffCardsScreen() {
  return (
    <PermissionGuard ability="cards.manageOthers">
      <StaffCards />
    </PermissionGuard>
  );
}
