import {
  leavesCampaign,
  type InCampaign,
  type Leaving,
} from "@marquee/domain/catalog/campaign-removal";
import { catalogMessages } from "@marquee/domain/catalog/messages";
import {
  removeOffersMachine,
  removeProductsMachine,
  type Removal,
} from "@marquee/machines/catalog/remove-from-campaign.machine";
import { now } from "@marquee/ui/browser/now.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { CircleMinus } from "lucide-react";
import type { BulkAction, RowAction } from "../../page-kit/list/list-definition.ts";
import { notify } from "../../page-kit/notify.ts";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { CATALOG, removeItems } from "./catalog.queries.ts";

const KINDS = {
  products: { machine: removeProductsMachine, one: "product", many: "products" },
  offers: { machine: removeOffersMachine, one: "collection", many: "collections" },
} as const;

/** The most that are named; the others are counted. */
const MOST_NAMED = 8;

function LeavingItem({ item: { name, campaignName, validTill } }: { readonly item: Leaving }) {
  return (
    <li>
      <span className="font-medium text-ink">{name}</span> leaves <span>{campaignName}</span>
      <span>
        {validTill === null ? (
          ", which waits for approval"
        ) : (
          <>
            , which runs until <Instant at={validTill} form="lastDay" />
          </>
        )}
      </span>
    </li>
  );
}

function Consequence({ removal: { leaving, others } }: { readonly removal: Removal }) {
  return (
    <>
      <ul className="mb-2 list-disc pl-5">
        {leaving.slice(0, MOST_NAMED).map((item) => (
          <LeavingItem key={item.itemId} item={item} />
        ))}
        {leaving.length > MOST_NAMED ? <li>and {leaving.length - MOST_NAMED} more</li> : null}
      </ul>
      {others > 0 ? <p className="mb-2">{others} of those chosen are in no campaign.</p> : null}
      <p>They are pending afterwards. What was paid is not refunded.</p>
    </>
  );
}

/** Taking items of a catalog out of their campaigns, after a question: for one row, for all that are selected, and the dialog. */
export function useRemoveFromCampaign<Row>(
  kind: keyof typeof KINDS,
  catalogId: string,
  read: (row: Row) => InCampaign,
) {
  const client = useClient();
  const mayRemove = usePermission("campaigns.create").allowed;
  const { machine, one, many } = KINDS[kind];
  const { request, dialog } = useConfirmedAction(machine, {
    run: (removal) => removeItems(client, kind, removal),
    refresh: [CATALOG, [kind], ["campaigns"]],
    question: ({ leaving }) =>
      leaving.length === 1
        ? `Remove this ${one} from its campaign?`
        : `Remove ${leaving.length} ${many} from their campaigns?`,
    consequence: (removal) => <Consequence removal={removal} />,
    confirm: "Remove",
    tone: "danger",
  });
  const ask = (rows: readonly Row[]) => {
    const leaving = rows.map(read).filter((item) => leavesCampaign(item, now()));
    if (leaving.length === 0) notify({ kind: "info", message: catalogMessages.inNone });
    else request({ catalogId, leaving, others: rows.length - leaving.length });
  };
  const label = kind === "products" ? "Remove from campaign" : "InActive campaign";
  const rowActions = (row: Row): readonly RowAction[] =>
    mayRemove && leavesCampaign(read(row), now()) ? [{ label, onSelect: () => ask([row]) }] : [];
  const bulkActions: readonly BulkAction<Row>[] = mayRemove
    ? [{ label, icon: <CircleMinus className="size-4" aria-hidden="true" />, onSelect: ask }]
    : [];
  return { rowActions, bulkActions, dialog };
}
