import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { useCallback, useMemo, useState } from "react";
import type { Beside } from "../items/panel-actions.tsx";
import type { PromotedRow } from "./start/promote/promotion-start.ts";
import { usePromoteItems, type PromoteOptions } from "./use-promote-items.tsx";

/** What is beside a list of items, one at a time: why one is live or not, its history, or the promotion of some. */
export function useItemPanels<Row>(
  campaignFor: CampaignFor,
  toTicked: (row: Row) => PromotedRow,
  options: PromoteOptions<Row>,
) {
  const [beside, setBeside] = useState<Beside<Row> | null>(null);
  const { promoteRow, close, panel, bulkActions } = usePromoteItems(campaignFor, toTicked, options);
  const show = useCallback(
    (next: Beside<Row>) => {
      close();
      setBeside(next);
    },
    [close],
  );
  const askWhy = useCallback((row: Row) => show({ row, shows: "why" }), [show]);
  const promote = useMemo(
    () =>
      promoteRow &&
      ((row: Row) => {
        setBeside(null);
        promoteRow(row);
      }),
    [promoteRow],
  );
  return {
    beside,
    show,
    askWhy,
    close: () => setBeside(null),
    /** Promotes one in place; null for users who may not. */
    promote,
    promotion: panel,
    bulkActions,
  };
}
