import type { Contract } from "@marquee/api/contract/contract";
import { brandName, cardExpiry, cardName } from "@marquee/domain/payments/card-text";
import { isCardExpired } from "@marquee/domain/payments/saved-cards";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { useNow } from "@marquee/ui/browser/now.ts";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { Badge } from "@marquee/ui/badge.tsx";

export const cardList: ListDefinition<Contract["payments"]["cards"]> = {
  name: "Saved cards",
  sortable: ["brand", "expYear"],
};

/** `04/29`, and that the card has expired, if it has. */
function Expiry({ card }: { readonly card: SavedCard }) {
  const expired = isCardExpired(card, new Date(useNow()));
  return (
    <span className="inline-flex items-center gap-2">
      <span className="figures">{cardExpiry(card)}</span>
      {expired ? <Badge tone="bad">Expired</Badge> : null}
    </span>
  );
}

export const cardColumns: readonly Column<SavedCard>[] = [
  {
    id: "brand",
    label: "Brand",
    fixed: true,
    grows: true,
    card: "title",
    cell: ({ brand }) => <span className="font-medium">{brandName(brand)}</span>,
    csv: ({ brand }) => brandName(brand),
  },
  {
    id: "last4digit",
    label: "Last 4 digits",
    cell: ({ last4digit }) => <span className="figures">{last4digit}</span>,
    csv: ({ last4digit }) => last4digit,
  },
  {
    id: "expYear",
    label: "Expiry",
    cell: (card) => <Expiry card={card} />,
    csv: cardExpiry,
  },
];

export const nameOfCard = (card: SavedCard): string => cardName(card);
