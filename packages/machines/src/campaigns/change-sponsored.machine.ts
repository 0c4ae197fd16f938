import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { campaignMessages as messages } from "@marquee/domain/campaigns/messages";
import type {
  SponsoredAct,
  SponsoredTerms,
} from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** What is done to a campaign; `id` makes the call safe to repeat. */
export interface SponsoredChangeSubject {
  readonly id: string;
  readonly campaign: Campaign;
  readonly act: SponsoredAct;
  readonly terms: SponsoredTerms | null;
}

/** What was done, with the campaign as it is then. */
export interface SponsoredChanged {
  readonly act: SponsoredAct;
  readonly campaign: Campaign;
}

const DONE = {
  pause: messages.sponsoredPaused,
  resume: messages.sponsoredResumed,
  end: messages.sponsoredEnded,
  terms: messages.termsChanged,
} as const satisfies Record<SponsoredAct, string>;

/** Pauses, resumes or ends a sponsored campaign, or changes its terms; only its end is asked about (SPONSOR-P7). */
export const changeSponsoredMachine = createConfirmedAction<
  SponsoredChangeSubject,
  SponsoredChanged
>({
  id: "changeSponsored",
  title: "Changing a sponsored campaign",
  success: ({ act }) => DONE[act],
  failure: messages.sponsoredStays,
  asks: ({ act }) => act === "end",
});
