import { sectionMessages } from "@marquee/domain/sections/messages";
import type { SectionShopItem } from "@marquee/domain/sections/section.schema";
import { shopItemRemovalMachine } from "@marquee/machines/sections/shop-item-removal.machine";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { offerUndo } from "../../page-kit/offer-undo.ts";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { CARD, WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { offerPage, productPage } from "../items/item-pages.ts";
import {
  changeShopItem,
  SECTIONS,
  sectionShopItemsQuery,
  type ShopItemsOf,
} from "./sections.queries.ts";

/** How many are shown at first, and how many more at a time. */
const SHOWN = 10;

/** Removing an item of a shop from its section: what to call from a row, and the dialog that asks first. */
function useShopItemRemoval() {
  const client = useClient();
  const queries = useQueryClient();
  return useConfirmedAction(shopItemRemovalMachine, {
    run: (item) => changeShopItem(client, item, "Y"),
    refresh: [SECTIONS],
    undo: (item) =>
      offerUndo({
        name: item.itemName,
        run: async () => {
          await changeShopItem(client, item, "N");
          return sectionMessages.shopItemRestored;
        },
        refresh: () => void queries.invalidateQueries({ queryKey: SECTIONS }),
      }),
    question: ({ sectionName }) => `Remove from the section “${sectionName}”?`,
    consequence: ({ itemName, companyName }) => (
      <>
        <p className="font-medium text-ink [overflow-wrap:anywhere]">{itemName}</p>
        <p>The section shows it no longer. It stays in the shop of {companyName}.</p>
      </>
    ),
    confirm: "Remove",
  });
}

const itemLink = ({ type, itemId }: SectionShopItem) =>
  type === "offer" ? offerPage({ id: itemId }) : productPage({ id: itemId });

interface RowProps {
  readonly item: SectionShopItem;
  readonly of: ShopItemsOf;
  /** Absent for users who may not remove it. */
  readonly onRemove: ((item: SectionShopItem) => void) | undefined;
}

function Row({ item, of, onRemove }: RowProps) {
  const { itemName, sectionName, companyName, storeName, createdBy, createdOn } = item;
  const isOfItem = of.itemId !== undefined;
  const where = isOfItem ? [] : [of.sectionId === undefined ? sectionName : companyName, storeName];
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1 text-small">
        {isOfItem ? (
          <span className="block font-medium [overflow-wrap:anywhere]">{sectionName}</span>
        ) : (
          <Link {...itemLink(item)} className="link font-medium [overflow-wrap:anywhere]">
            {itemName}
          </Link>
        )}
        <span className="block text-muted [overflow-wrap:anywhere]">
          <span>{[...where, `added by ${createdBy}`].join(" · ")}</span>,{" "}
          <Instant at={createdOn} form="day" />
        </span>
      </div>
      {onRemove ? (
        <Button
          size="sm"
          aria-label={`Remove ${isOfItem ? sectionName : itemName}`}
          onClick={() => onRemove(item)}
        >
          Remove
        </Button>
      ) : null}
    </li>
  );
}

export interface SectionShopItemsProps {
  readonly title: string;
  readonly of: ShopItemsOf;
  /** The text if there are none; without it nothing is shown then. */
  readonly nothing?: string;
}

/** The shops' items in sections: those of a section, a company or an item, with the way to take each out (SHOPSECTION-L2). */
export function SectionShopItems({ title, of, nothing }: SectionShopItemsProps) {
  const [size, setSize] = useState(SHOWN);
  const items = useQuery(sectionShopItemsQuery(useClient(), of, size));
  const { data } = items;
  const mayRemove = usePermission("shopSponsored.manage").allowed;
  const { request, dialog } = useShopItemRemoval();
  // the dialog is of what was in the list: it stays while the list loses its last row
  if (nothing === undefined && data?.total === 0) return dialog;
  if (nothing === undefined && !data && !items.error) return null;
  return (
    <DetailSection
      title={title}
      note={data && data.total > 0 ? `${data.rows.length} of ${data.total}` : undefined}
    >
      <WhenLoaded query={items} outline={CARD}>
        {({ rows, total }) =>
          total === 0 ? (
            <p className="text-small text-muted">{nothing}</p>
          ) : (
            <ul aria-label={title}>
              {rows.map((item) => (
                <Row
                  key={`${item.configurationId} ${item.shopId}`}
                  item={item}
                  of={of}
                  onRemove={mayRemove ? request : undefined}
                />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
      {data && data.rows.length < data.total ? (
        <Button className="self-start" busy={items.isFetching} onClick={() => setSize(size + 50)}>
          Show more
        </Button>
      ) : null}
      {dialog}
    </DetailSection>
  );
}
