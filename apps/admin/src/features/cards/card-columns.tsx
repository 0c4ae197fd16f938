import type { Contract } from "@marquee/api/contract/contract";
import { brandName, cardExpiry } from "@marquee/domain/payments/card-text";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { endsThisMonth, isCardExpired } from "@marquee/domain/payments/saved-cards";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Badge } from "@marquee/ui/content/badge.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { BrandMark } from "./brand-mark.tsx";

export const cardList: ListDefinition<Contract["payments"]["cards"]> = {
  name: "Saved cards",
  sortable: ["brand", "expYear"],
};

/** `04/29`, and that the card has expired or ends this month. */
function Expiry({ card }: { readonly card: SavedCard }) {
  const now = new Date(useNow());
  const expired = isCardExpired(card, now);
  return (
    <span className="inline-flex items-center gap-2">
      <span className="figures">{cardExpiry(card)}</span>
      {expired ? <Badge tone="bad">Expired</Badge> : null}
      {endsThisMonth(card, now) ? <Badge tone="wait">Ends this month</Badge> : null}
    </span>
  );
}

export const cardColumns: readonly Column<SavedCard>[] = [
  {
    id: "brand",
    label: "Brand",
    fixed: true,
    flexible: true,
    card: "title",
    cell: ({ brand }) => (
      <span className="inline-flex items-center gap-3 align-middle font-medium">
        <BrandMark brand={brand} />
        <span>{brandName(brand)}</span>
      </span>
    ),
    csv: ({ brand }) => brandName(brand),
  },
  {
    id: "last4digit",
    label: "Last 4 digits",
    cell: ({ last4digit }) => (
      <span className="figures">
        <span className="text-muted" aria-hidden="true">
          ····{" "}
        </span>
        <span>{last4digit}</span>
      </span>
    ),
    csv: ({ last4digit }) => last4digit,
  },
  {
    id: "expYear",
    label: "Expiry",
    cell: (card) => <Expiry card={card} />,
    csv: cardExpiry,
  },
];
