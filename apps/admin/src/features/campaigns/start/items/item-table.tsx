import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../../session/session-context.tsx";
import { ItemBadge } from "../../../items/item-badge.tsx";
import { PICK_SIZE, PickTable, usePicking } from "../../../items/pick-table.tsx";
import { pickableItemsQuery } from "../../campaigns.queries.ts";
import type { PickableItem, PickableStatus } from "./pickable-item.ts";

export interface ItemTableProps {
  readonly campaignFor: CampaignFor;
  readonly storeId: string;
  readonly status: PickableStatus;
  /** Said if nothing can be chosen. */
  readonly nothing: string;
  readonly chosen: readonly string[];
  readonly onChoose: (items: readonly PickableItem[], chosen: boolean) => void;
  /** Why an item cannot be ticked now. */
  readonly blocked?: ((item: PickableItem) => string | undefined) | undefined;
}

/** What the branch may promote. */
export function ItemTable(props: ItemTableProps) {
  const { campaignFor, storeId, status, nothing, chosen, onChoose, blocked } = props;
  const picking = usePicking();
  const { page, q } = picking;
  const client = useClient();
  const items = useQuery(
    pickableItemsQuery(client, campaignFor, { storeId, status, page, size: PICK_SIZE, q }),
  );
  const offers = campaignFor === "offer";
  const noun = offers ? "offers" : "products";
  return (
    <PickTable
      label={offers ? "Offers and collections" : "Products"}
      noun={noun}
      head={offers ? "Offer/Collection" : "Product"}
      picking={picking}
      items={items}
      chosen={chosen}
      onChoose={onChoose}
      blocked={blocked}
      cells={[
        { head: "Type", wide: true, cell: ({ kind }) => kind },
        { head: "Status", cell: (item) => <ItemBadge item={item} /> },
      ]}
      nothing={nothing}
    />
  );
}
