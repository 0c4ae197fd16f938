import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { campaignMessages as messages } from "@marquee/domain/campaigns/messages";
import { changeObstacle, termsOf } from "@marquee/domain/campaigns/sponsored/sponsored-change";
import type {
  SponsoredAct,
  SponsoredTerms,
} from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import {
  changeSponsoredMachine,
  type SponsoredChangeSubject,
} from "@marquee/machines/campaigns/change-sponsored.machine";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { now } from "@marquee/ui/browser/now.ts";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, Pause, Play, SlidersHorizontal } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { RowAction } from "../../../../page-kit/list/list-definition.ts";
import { offerUndo } from "../../../../page-kit/offer-undo.ts";
import { useConfirmedAction } from "../../../../page-kit/use-confirmed-action.tsx";
import { usePermission } from "../../../../session/permission.ts";
import { useClient } from "../../../../session/session-context.tsx";
import { campaignQuery, CAMPAIGNS, changeCampaign } from "../../campaigns.queries.ts";

const TermsDialog = dialogOnDemand(async () => (await import("./terms-dialog.tsx")).TermsDialog);

const REFRESH = [CAMPAIGNS, ["offers"], ["products"]];

/** How each change is called in a row and on a page. */
const ACTIONS = {
  pause: { label: "Pause", Icon: Pause },
  resume: { label: "Resume", Icon: Play },
  terms: { label: "Change budget", Icon: SlidersHorizontal },
  end: { label: "End", Icon: CircleStop },
} as const;

const QUESTION: Readonly<Record<SponsoredAct, (name: string) => string>> = {
  pause: (name) => `Pause ${name}?`,
  resume: (name) => `Resume ${name}?`,
  terms: (name) => `Change the budget and bids of ${name}?`,
  end: (name) => `End ${name}?`,
};

/** What takes a change back, and what is reported then; an end cannot be taken back. */
const BACK = {
  pause: ["resume", messages.sponsoredResumed],
  resume: ["pause", messages.sponsoredPaused],
  terms: ["terms", messages.termsChanged],
  end: null,
} as const;

const subjectOf = (
  campaign: Campaign,
  act: SponsoredAct,
  terms: SponsoredTerms | null = null,
): SponsoredChangeSubject => ({ id: newId(), campaign, act, terms });

/** Whether the same button is pressed again before the campaign is shown with the change. */
const isSamePress = (
  last: SponsoredChangeSubject | null,
  campaign: Campaign,
  act: SponsoredAct,
): last is SponsoredChangeSubject =>
  last?.act === act &&
  last.campaign.id === campaign.id &&
  last.campaign.changes.length === campaign.changes.length;

/** What can be done to a sponsored campaign now, in its list and on its page, with the dialogs that it opens (SPONSOR-P1). */
export function useSponsoredChanges() {
  const client = useClient();
  const queries = useQueryClient();
  const mayChange = usePermission("campaigns.create").allowed;
  const [edited, setEdited] = useState<Campaign | null>(null);
  const {
    action,
    request,
    dialog: actionDialog,
  } = useConfirmedAction(changeSponsoredMachine, {
    run: async (subject) => ({
      act: subject.act,
      campaign: await changeCampaign(client, subject, subject.campaign.changes.length),
    }),
    refresh: REFRESH,
    undo: ({ campaign, act }) => {
      const back = BACK[act];
      if (back === null) return undefined;
      const [backAct, report] = back;
      const subject = subjectOf(campaign, backAct, act === "terms" ? termsOf(campaign) : null);
      return offerUndo({
        name: campaign.campaignName,
        run: async () => {
          await changeCampaign(client, subject, campaign.changes.length + 1);
          return report;
        },
        refresh: () => {
          for (const queryKey of REFRESH) void queries.invalidateQueries({ queryKey });
        },
      });
    },
    question: ({ campaign, act }) => QUESTION[act](campaign.campaignName),
    consequence: ({ act }) =>
      act === "end"
        ? "It stops showing within a minute, and cannot be resumed. The days that are left are not shown; what was counted stays."
        : null,
    confirm: ({ act }) => (act === "end" ? "End campaign" : ACTIONS[act].label),
    tone: "danger",
  });
  useEffect(() => {
    const subscription = action.subscribe(({ value, context: { subject } }) => {
      if (subject?.act !== "terms") return;
      if (value === "succeeded") setEdited(null);
      // what was typed stays, over the campaign as it is now (SPONSOR-P9)
      if (value === "failed")
        void queries
          .fetchQuery(campaignQuery(client, subject.campaign.id))
          .then((campaign) => setEdited((current) => current && campaign))
          .catch(() => undefined);
    });
    return () => subscription.unsubscribe();
  }, [action, client, queries]);
  const pressed = useRef<SponsoredChangeSubject | null>(null);
  // one id for one act, so that the server repeats its response to a second press (SPONSOR-P5)
  const pressAct = useCallback(
    (campaign: Campaign, act: SponsoredAct) => {
      const last = pressed.current;
      const subject = isSamePress(last, campaign, act) ? last : subjectOf(campaign, act);
      pressed.current = subject;
      request(subject);
    },
    [request],
  );
  const actionsOf = useCallback(
    (campaign: Campaign): readonly RowAction[] => {
      const acts = (["pause", "resume", "terms", "end"] as const).filter(
        (act) => mayChange && changeObstacle(campaign, act, now()) === null,
      );
      return acts.map((act) => {
        const { label, Icon } = ACTIONS[act];
        return {
          label,
          icon: <Icon className="size-4" aria-hidden="true" />,
          onSelect: () => (act === "terms" ? setEdited(campaign) : pressAct(campaign, act)),
        };
      });
    },
    [mayChange, pressAct],
  );
  const dialog = (
    <>
      {edited ? (
        <TermsDialog
          campaign={edited}
          onClose={() => setEdited(null)}
          onSave={(terms) => request(subjectOf(edited, "terms", terms))}
        />
      ) : null}
      {actionDialog}
    </>
  );
  return { actionsOf, dialog };
}
