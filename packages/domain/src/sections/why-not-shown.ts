import type { Actor } from "../access/logged-user.schema.ts";
import {
  checkConditions,
  bad,
  good,
  type ConditionResult,
  type Finding,
  type ConditionTitles,
  whoMay,
} from "../campaigns/live/live-condition.ts";
import { formatDay } from "../dates/format-dates.ts";
import type { Moment } from "../dates/instants.ts";
import { lastDayOf, sectionState } from "./section-state.ts";
import type { Section } from "./section.schema.ts";

/** What must hold for a section to show something, in the order in which it is brought about (SECTION-W1). */
const CONDITIONS = ["activated", "runBegun", "notOver", "chosen"] as const;
export type SectionCondition = (typeof CONDITIONS)[number];

export interface SectionQuestion {
  readonly section: Pick<Section, "active" | "startDate" | "endDate" | "configStartDate">;
  /** How many campaigns it has that are not over. */
  readonly campaigns: number;
  /** The user who asks: a step that they may take themselves is theirs. */
  readonly actor: Actor;
  readonly now: Moment;
}

export type SectionResult =
  | { readonly live: true; readonly sentence: string }
  | { readonly live: false; readonly conditions: readonly ConditionResult<SectionCondition>[] };

const TITLES: ConditionTitles<SectionCondition> = {
  activated: { holds: "Activated", fails: "Not activated" },
  runBegun: { holds: "Run has begun", fails: "Run has not begun" },
  notOver: { holds: "Not over", fails: "Over" },
  chosen: { holds: "Chosen by a campaign", fails: "Chosen by no campaign" },
};

const campaignsText = (count: number): string =>
  count === 1 ? "1 campaign" : `${count} campaigns`;

const master = ({ actor }: SectionQuestion): string => whoMay(actor, "sections.manage");

const FIND: Readonly<Record<SectionCondition, (question: SectionQuestion) => Finding>> = {
  activated: (question) =>
    question.section.active === "Y"
      ? good("It is active.")
      : bad("It is deactivated, whatever its dates are.", master(question), {
          kind: "approve",
          text: "Activate it in the list",
        }),
  runBegun: ({ section: { startDate, active, endDate, configStartDate }, now }) =>
    sectionState({ active: "Y", startDate, endDate, configStartDate }, now) === "upcoming"
      ? bad(`Its first day is ${formatDay(startDate)}.`, null, {
          kind: "wait",
          text: active === "Y" ? "It is shown from then on" : "Activate it before then",
        })
      : good(`Its first day was ${formatDay(startDate)}.`),
  notOver: (question) =>
    sectionState({ ...question.section, active: "Y" }, question.now) === "over"
      ? bad(`Its last day was ${formatDay(lastDayOf(question.section))}.`, master(question), {
          kind: "edit",
          text: "Choose a later to date",
        })
      : good(`Its last day is ${formatDay(lastDayOf(question.section))}.`),
  chosen: ({ campaigns, section: { configStartDate } }) =>
    campaigns > 0
      ? good(`${campaignsText(campaigns)} chose it.`)
      : bad("No campaign has chosen it.", "A merchant", {
          kind: "wait",
          text: `Merchants can choose it from ${formatDay(configStartDate)} on`,
        }),
};

/** Why a section shows nothing: its conditions in order, with who must act (SECTION-W1); else until when (SECTION-W2). */
export function whyNotShown(question: SectionQuestion): SectionResult {
  const conditions = checkConditions(CONDITIONS, (condition) => FIND[condition](question), TITLES);
  if (conditions !== null) return { live: false, conditions };
  return {
    live: true,
    sentence: `Shown through ${formatDay(lastDayOf(question.section))}, with ${campaignsText(question.campaigns)}.`,
  };
}
