import type { Ability } from "../../access/ability.ts";
import type { Actor } from "../../access/logged-user.schema.ts";
import { millisOf, type Moment } from "../../dates/instants.ts";
import { itemStatus, type ItemDates } from "../../items/item-status.ts";
import { toAmount } from "../../money/cents.ts";
import { FLAT_RATE } from "../flyer/flyer-rate.ts";
import {
  BRANCH_APPROVED,
  findApproval,
  PAID_MEANWHILE,
  type ShownBranch,
} from "./branch-approved.ts";
import {
  checkConditions,
  heldConditions,
  bad,
  good,
  type ConditionResult,
  type Finding,
  type NextStep,
  type ConditionTitles,
  minuteText,
  whoMay,
} from "./live-condition.ts";

/** What must hold for an item to be live, in the order in which it is brought about (OFFER-W1). */
export const LIVE_CONDITIONS = [
  "contentComplete",
  "branchApproved",
  "coveredByCampaign",
  "paid",
  "runBegun",
  "notOver",
] as const;
export type LiveCondition = (typeof LIVE_CONDITIONS)[number];

/** An offer, collection, product or variant, as far as its status follows from it. */
export interface LiveItem extends ItemDates {
  readonly campaignId?: string | null | undefined;
  readonly campaignName?: string | null | undefined;
}

export interface LiveQuestion {
  readonly item: LiveItem;
  /** What the item's own form finds missing in it, as its messages. */
  readonly missing: readonly string[];
  readonly branch: ShownBranch;
  /** Where a campaign that will cover it is being paid for: a campaign is made by its payment, and none is there before. */
  readonly payment?: "inProgress" | undefined;
  /** The user who asks: a step that they may take themselves is theirs. */
  readonly actor: Actor;
  /** What changes such an item: `offers.edit`, `products.edit` or `variants.edit`. */
  readonly edits: Ability;
  readonly owner?: { readonly companyId?: string | null; readonly storeId?: string | null };
  readonly now: Moment;
}

interface Conditions {
  readonly conditions: readonly ConditionResult<LiveCondition>[];
}

export type LiveResult =
  | (Conditions & { readonly live: true; readonly sentence: string })
  | (Conditions & { readonly live: false });

const TITLES: ConditionTitles<LiveCondition> = {
  contentComplete: { holds: "Content complete", fails: "Content is missing" },
  ...BRANCH_APPROVED,
  coveredByCampaign: { holds: "Covered by a campaign", fails: "Not covered by a campaign" },
  paid: { holds: "Paid", fails: "Not paid" },
  runBegun: { holds: "Run has begun", fails: "Run has not begun" },
  notOver: { holds: "Not over", fails: "Over" },
};

const campaignTitle = ({ campaignName }: LiveItem): string => campaignName ?? "its campaign";

const whoMayTake = ({ actor, owner }: LiveQuestion, ability: Ability): string =>
  whoMay(actor, ability, owner);

const promote = (text: string): NextStep => ({
  kind: "promote",
  text,
  pricePerDay: toAmount(FLAT_RATE),
});

/** Each condition by itself, whatever the others are (OFFER-W2 to OFFER-W7). */
const FIND: Readonly<Record<LiveCondition, (question: LiveQuestion) => Finding>> = {
  contentComplete: (question) =>
    question.missing.length === 0
      ? good("Nothing is missing in its form.")
      : bad(
          `Its form is not complete: ${question.missing.join(", ")}.`,
          whoMayTake(question, question.edits),
          {
            kind: "edit",
            text: "Complete its form",
          },
        ),
  branchApproved: ({ branch }) => findApproval(branch, PAID_MEANWHILE),
  coveredByCampaign: (question) => {
    if (question.payment === "inProgress")
      return good("A campaign that is being paid for will cover it.");
    return question.item.campaignId
      ? good(`${campaignTitle(question.item)} covers it.`)
      : bad(
          "No campaign covers it.",
          whoMayTake(question, "campaigns.create"),
          promote("Promote it"),
        );
  },
  paid: (question) =>
    question.payment !== "inProgress"
      ? good(`${campaignTitle(question.item)} is paid.`)
      : bad("The payment of its campaign is under way.", null, {
          kind: "pay",
          text: "Wait for the payment; please do not pay again",
        }),
  runBegun: ({ item: { active, validFrom, validTill }, now }) => {
    // A run has both dates or none: without an end nothing is live, whatever its beginning.
    if (!validFrom || !validTill)
      return bad("Its run has no dates yet.", "A master user", {
        kind: "wait",
        text: "Its days start once its branch is approved",
      });
    if (millisOf(validFrom) > millisOf(now))
      return bad(`Its run begins on ${minuteText(validFrom)}.`, null, {
        kind: "wait",
        text: "It goes live by itself then",
      });
    return active === "Y"
      ? good(`Its run began on ${minuteText(validFrom)}.`)
      : bad("It is switched off during its run.", "A master user", {
          kind: "approve",
          text: "Approving its branch switches it on",
        });
  },
  notOver: (question) => {
    const { validTill } = question.item;
    if (validTill === null || validTill === undefined) return good("Its run has no end yet.");
    return millisOf(validTill) > millisOf(question.now)
      ? good(`Its run ends on ${minuteText(validTill)}.`)
      : bad(
          `Its run ended on ${minuteText(validTill)}.`,
          whoMayTake(question, "campaigns.create"),
          promote("Promote it again"),
        );
  },
};

/** What was over is over: a lost approval, or a run that cannot begin, is not what keeps it from being live (OFFER-W8). */
const orderFor = ({ item, now }: LiveQuestion): readonly LiveCondition[] =>
  itemStatus(item, now) === "inactive"
    ? LIVE_CONDITIONS.filter((each) => each !== "runBegun")
    : LIVE_CONDITIONS;

/**
 * Why an item is not live: the first of its conditions that fails, with who must act and the next step; those after it are
 * not checked (OFFER-W1). For a live one: until when, because of what, and what holds (OFFER-W9).
 */
export function whyNotLive(question: LiveQuestion): LiveResult {
  const { item, now } = question;
  const find = (condition: LiveCondition) => FIND[condition](question);
  if (itemStatus(item, now) === "live")
    return {
      live: true,
      sentence: `Live until ${minuteText(item.validTill ?? "")}, because ${campaignTitle(item)} covers it.`,
      conditions: heldConditions(LIVE_CONDITIONS, find, TITLES),
    };
  const conditions = checkConditions(orderFor(question), find, TITLES);
  if (conditions === null) throw new Error("an item that is not live has no condition that fails");
  return { live: false, conditions };
}
