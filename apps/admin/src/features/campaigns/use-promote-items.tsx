import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { emptyPromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { Megaphone } from "lucide-react";
import { useCallback, useState, type ReactNode } from "react";
import type { BulkAction } from "../../page-kit/list/list-definition.ts";
import { sidePanelOnDemand } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { freshPlan, planKey, readStoredPlan, removeStoredPlan } from "../payments/stored-plan.ts";
import type { PromotedRow, PromotionStart } from "./start/promote/promotion-start.ts";

const PromotePanel = sidePanelOnDemand(
  "Promote",
  async () => (await import("./start/promote/promote-panel.tsx")).PromotePanel,
);

/** A promotion whose checkout was open before a reload: the panel opens with it again. */
function openBefore(key: string, campaignFor: CampaignFor): PromotionStart | null {
  const { checkoutId, companyId } = readStoredPlan(key, freshPlan(emptyPromotionDraft));
  return checkoutId === null || companyId === null ? null : { campaignFor, companyId, items: null };
}

export interface PromoteItems<Row> {
  /** What the bulk bar offers; nothing to users who may not create campaigns. */
  readonly bulkActions: readonly BulkAction<Row>[];
  /** Opens the panel for one row; null for users who may not create campaigns. */
  readonly promoteRow: ((row: Row) => void) | null;
  /** The panel beside the list; null while it is closed. */
  readonly panel: ReactNode;
  readonly close: () => void;
}

export interface PromoteOptions<Row> {
  /** The rows that the panel is open with at once; null for none. */
  readonly asked?: readonly Row[] | null;
  /** Whether those were proposed in the branch's own city. */
  readonly inOwnCity?: boolean;
  /** The only thing that is promoted here, on a page of its own. */
  readonly only?: string;
}

/** What the panel opens with for these rows. */
const startWith = (campaignFor: CampaignFor, items: readonly PromotedRow[]): PromotionStart => ({
  campaignFor,
  companyId: items[0]?.companyId ?? "",
  items,
});

/** Promoting ticked rows of a list, or what a page is about, in a panel beside it. */
export function usePromoteItems<Row>(
  campaignFor: CampaignFor,
  toTicked: (row: Row) => PromotedRow,
  { asked = null, inOwnCity = false, only }: PromoteOptions<Row> = {},
): PromoteItems<Row> {
  const { email } = useUser();
  const mayPromote = usePermission("campaigns.create").allowed;
  const key = planKey("promoteItems", email, only ?? campaignFor);
  const [start, setStart] = useState(
    () =>
      openBefore(key, campaignFor) ??
      (asked && { ...startWith(campaignFor, asked.map(toTicked)), inOwnCity }),
  );
  const [opened, setOpened] = useState(0);
  const open = useCallback(
    (rows: readonly Row[]) => {
      setStart(startWith(campaignFor, rows.map(toTicked)));
      setOpened((times) => times + 1);
    },
    [campaignFor, toTicked],
  );
  const promoteRow = useCallback((row: Row) => open([row]), [open]);
  const close = useCallback(() => {
    removeStoredPlan(key);
    setStart(null);
  }, [key]);
  const promote: BulkAction<Row> = {
    label: "Promote",
    icon: <Megaphone className="size-3.5" aria-hidden="true" />,
    onSelect: open,
  };
  return {
    bulkActions: mayPromote ? [promote] : [],
    promoteRow: mayPromote ? promoteRow : null,
    panel:
      mayPromote && start ? (
        <PromotePanel key={opened} start={start} planKey={key} onClose={close} />
      ) : null,
    close,
  };
}
