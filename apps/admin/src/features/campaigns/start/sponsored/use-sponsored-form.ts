import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { bidIssuesOf } from "@marquee/domain/campaigns/sponsored/keyword-rules";
import {
  sponsoredCampaignRules,
  type SponsoredItem,
} from "@marquee/domain/campaigns/sponsored/sponsored-campaign-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import {
  sponsoredCampaignMachine,
  type SponsoredCampaignValues,
} from "@marquee/machines/campaigns/sponsored-campaign.machine";
import { now } from "@marquee/ui/browser/now.ts";
import type { FormActor } from "../../../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../../../session/session-context.tsx";
import { CAMPAIGNS } from "../../campaigns.queries.ts";

export type SponsoredForm = FormActor<SponsoredCampaignValues, Campaign>;

/** When the items end that were seen on this page, by their ids. */
export type KnownEnds = ReadonlyMap<string, SponsoredItem>;

const never = (): Promise<never> =>
  Promise.reject(new Error("a sponsored campaign is not changed once it was made"));

/** The running form of a new sponsored campaign. `ends` is read whenever the draft is checked. */
export function useSponsoredForm(
  values: SponsoredCampaignValues,
  ends: { readonly current: KnownEnds },
): SponsoredForm {
  const client = useClient();
  return useEntityForm(sponsoredCampaignMachine, {
    id: null,
    values,
    load: never,
    create: ({ id, ...draft }) =>
      client.campaigns.create({
        body: { id, campaignType: "sponsored", draft },
      }),
    update: never,
    rules: (draft) => [
      ...ruleIssues(sponsoredCampaignRules, draft, {
        now: now(),
        items: [...ends.current.values()],
      }),
      ...bidIssuesOf(draft.keywords, "keywords"),
      ...bidIssuesOf(draft.sponsoredSection, "sponsoredSection"),
    ],
    invalidates: CAMPAIGNS,
    isTypedStored: false,
  });
}
