import type { Actor } from "../../access/logged-user.schema.ts";
import { millisOf, type Moment } from "../../dates/instants.ts";
import { itemStatus, type ItemDates } from "../../items/item-status.ts";
import { isCampaignExpired } from "../campaign-status.ts";
import type { CampaignType } from "../campaign.schema.ts";
import { countItems } from "../flyer/flyer-rate.ts";
import type { RunDates } from "../results/beacons.ts";
import { BRANCH_APPROVED, findApproval, type ShownBranch } from "./branch-approved.ts";
import {
  checkConditions,
  bad,
  good,
  type ConditionResult,
  type Finding,
  type ConditionTitles,
  minuteText,
  whoMay,
} from "./live-condition.ts";

/** What must hold for a campaign to be shown, in the order in which it is brought about (CAMP-W1). */
const CONDITIONS = ["branchApproved", "runBegun", "notOver", "notPaused", "itemsLive"] as const;
export type CampaignCondition = (typeof CONDITIONS)[number];

export interface CampaignQuestion {
  readonly campaign: RunDates & {
    readonly campaignType: CampaignType;
    readonly pausedOn?: string | null;
  };
  /** Its items as they are now. */
  readonly items: readonly ItemDates[];
  readonly branch: ShownBranch;
  /** The user who asks: a step that they may take themselves is theirs. */
  readonly actor: Actor;
  readonly owner: { readonly companyId: string; readonly storeId: string };
  readonly now: Moment;
}

export type CampaignResult =
  | { readonly live: true; readonly sentence: string }
  | { readonly live: false; readonly conditions: readonly ConditionResult<CampaignCondition>[] };

const TITLES: ConditionTitles<CampaignCondition> = {
  ...BRANCH_APPROVED,
  runBegun: { holds: "Run has begun", fails: "Run has not begun" },
  notOver: { holds: "Not over", fails: "Over" },
  notPaused: { holds: "Not paused", fails: "Paused" },
  itemsLive: { holds: "An item is live", fails: "No item is live" },
};

const liveItems = ({ items, now }: CampaignQuestion): number =>
  items.filter((item) => itemStatus(item, now) === "live").length;

const whoMayPromote = ({ actor, owner }: CampaignQuestion): string =>
  whoMay(actor, "campaigns.create", owner);

const FIND: Readonly<Record<CampaignCondition, (question: CampaignQuestion) => Finding>> = {
  branchApproved: ({ branch }) => findApproval(branch),
  runBegun: ({ campaign: { validFrom }, now }) => {
    if (validFrom === null)
      return bad("Its run has no dates yet.", "A master user", {
        kind: "wait",
        text: "Its days start once its branch is approved",
      });
    return millisOf(validFrom) <= millisOf(now)
      ? good(`Its run began on ${minuteText(validFrom)}.`)
      : bad(`Its run begins on ${minuteText(validFrom)}.`, null, {
          kind: "wait",
          text: "It is shown from then on",
        });
  },
  notOver: (question) => {
    const { validTill } = question.campaign;
    if (validTill === null) return good("Its run has no end yet.");
    return isCampaignExpired(question.campaign, question.now)
      ? bad(`Its run ended on ${minuteText(validTill)}.`, whoMayPromote(question), {
          kind: "wait",
          text: "Renew it to show it again",
        })
      : good(`Its run ends on ${minuteText(validTill)}.`);
  },
  notPaused: (question) => {
    const { pausedOn = null } = question.campaign;
    return pausedOn === null
      ? good("It is not paused.")
      : bad(
          `It is paused since ${minuteText(pausedOn)}. Its last day stays.`,
          whoMayPromote(question),
          {
            kind: "wait",
            text: "Resume it to show it again",
          },
        );
  },
  itemsLive: (question) => {
    const live = liveItems(question);
    if (live > 0) return good(`${countItems(live)} ${live === 1 ? "is" : "are"} live.`);
    return bad("None of its items is live.", whoMayPromote(question), {
      kind: "promote",
      text:
        question.campaign.campaignType === "sponsored"
          ? "Promote one of them first: only live items are shown as sponsored"
          : "Promote them again",
    });
  },
};

/**
 * Why a campaign is not shown: the first of its conditions that fails, with who must act and the next step
 * (CAMP-W1). For one that is shown: until when (CAMP-W2). The item of a sponsored campaign is asked about as
 * a campaign with that item alone.
 */
export function whyCampaignNotLive(question: CampaignQuestion): CampaignResult {
  // for a campaign that is over, a later loss of the branch's approval does not matter
  const over = isCampaignExpired(question.campaign, question.now);
  const asked = over ? (["notOver"] as const) : CONDITIONS;
  const conditions = checkConditions<CampaignCondition>(
    asked,
    (condition) => FIND[condition](question),
    TITLES,
  );
  if (conditions !== null) return { live: false, conditions };
  const live = countItems(liveItems(question));
  return {
    live: true,
    sentence: `Shown until ${minuteText(question.campaign.validTill ?? "")}, with ${live} live.`,
  };
}
