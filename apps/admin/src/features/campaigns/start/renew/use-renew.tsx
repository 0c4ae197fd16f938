import type { RenewableCampaign, RenewReview } from "@marquee/domain/campaigns/flyer/renew-review";
import { renewMachine } from "@marquee/machines/campaigns/renew.machine";
import type { ReviewRequest } from "@marquee/machines/campaigns/renew.model";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { fromPromise } from "xstate";
import { useClient } from "../../../../session/session-context.tsx";
import { useProcess } from "../../../../session/use-process.ts";
import { readReview } from "./renewal.queries.ts";

// Loaded on demand: few visits renew a campaign.
const RenewDialog = onDemand(async () => (await import("./renew-dialog.tsx")).RenewDialog, {
  loading: ({ actor }) => <DialogFrame onClose={() => actor.send({ type: "renew.cancelled" })} />,
});

/** Where the draft of a renewed campaign is edited. */
const FORM = {
  flyer: "/home/campaign/promotionBatch",
  sponsored: "/home/campaign/sponsoredPromotion",
} as const;

/** Renews a campaign that is over: what a list or a page calls, and the dialog that shows what happens to its items. */
export function useRenew() {
  const client = useClient();
  const navigate = useNavigate();
  const latest = useLatest({ client, navigate });
  const [machine] = useState(() =>
    renewMachine.provide({
      actors: {
        readReview: fromPromise<RenewReview, ReviewRequest>(({ input, signal }) =>
          readReview(latest.current.client, input.campaign, { signal }),
        ),
      },
      actions: {
        openDraft: (_, { campaign: { id, campaignType: type } }) =>
          void latest.current.navigate({ to: FORM[type], search: { type, id } }),
      },
    }),
  );
  const actor = useProcess(machine, {});
  const [asked, setAsked] = useState(false);
  const request = useCallback(
    (campaign: RenewableCampaign) => {
      setAsked(true);
      actor.send({ type: "renew.requested", campaign });
    },
    [actor],
  );
  return { request, dialog: asked ? <RenewDialog actor={actor} /> : null };
}
