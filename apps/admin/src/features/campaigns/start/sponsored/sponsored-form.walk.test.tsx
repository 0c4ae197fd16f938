import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { emptyKeyword } from "@marquee/domain/campaigns/sponsored/keyword-rules";
import { emptySponsoredCampaign } from "@marquee/domain/campaigns/sponsored/sponsored-draft";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { SponsoredCampaignValues } from "@marquee/machines/campaigns/sponsored-campaign.machine";
import { it } from "vitest";
import { leftAfterSaving, onlyCreates, walkForm } from "../../../../testing/form-walk.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { SponsoredFormView } from "./sponsored-form.tsx";

/** A day that may be bought, so many days from today. */
const dayLater = (days: number): string => addDays(centralDayOf(Date.now()), days);

serveCalls(() => listResponse([]));

const filled: SponsoredCampaignValues = {
  id: "k1",
  ...emptySponsoredCampaign({ companyId: "c1", storeId: "s1" }),
  fromDate: dayLater(10),
  toDate: dayLater(23),
  campaignFor: "offer",
  offers: ["o1"],
  budget: 5,
  keywords: [{ ...emptyKeyword, keyword: "linen", category: "Trending" }],
};

const ID = "sponsoredCampaign";
const noName = { rule: "SPONSOR-V6", field: "campaignName", message: campaignMessages.nameMissing };

it("[MACH-C10] [MACH-C11] the sponsored campaign shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("sponsoredCampaign", {
    render: [
      async () => {
        await renderScreen(
          <SponsoredFormView
            start={{ values: filled, companyId: "c1", ends: new Map() }}
            storageKey="sponsored"
          />,
        );
      },
    ],
    labels: { campaignName: "Campaign name" },
    submit: "Create Campaign",
    saved: "Campaign created",
    besides: [/./],
    events: [
      { type: "field.changed", name: "campaignName", value: "Own" },
      { type: "field.changed", name: "campaignName", value: "" },
      { type: "fields.changed", values: { campaignName: "Own" } },
      { type: "field.blurred", name: "campaignName" },
    ],
    responses: {
      save: [
        { tag: "saved", saved: filled, version: null },
        { tag: "refused", issues: [noName] },
      ],
    },
    exceptions: {
      ...leftAfterSaving(ID),
      ...onlyCreates(ID),
      [`${ID}.submitting|xstate.done.actor.save|1`]: "What was made is not changed again.",
    },
  }));
