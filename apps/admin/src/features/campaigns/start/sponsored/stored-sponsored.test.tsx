import { emptySponsoredCampaign } from "@marquee/domain/campaigns/sponsored/sponsored-draft";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { SponsoredScreen } from "./sponsored-screen.tsx";
import { readStoredSponsored, sponsoredKey, type SponsoredStart } from "./stored-sponsored.ts";

serveCalls(() => listResponse([]));

const KEY = sponsoredKey(MERCHANT.email, null);
const fresh: SponsoredStart = {
  values: { id: "k1", ...emptySponsoredCampaign({ companyId: "c1", storeId: "s1" }) },
  companyId: "c1",
  ends: new Map(),
};
const open = () =>
  renderScreen(<SponsoredScreen />, { at: "/home/campaign/sponsoredPromotion?type=sponsored" });

describe("a sponsored campaign that this tab has stored", () => {
  it("[SCREEN-W3] opens as it was left, says so, and is started over under another id", async () => {
    await open();
    await userEvent.type(await screen.findByLabelText("Campaign name"), "Light");
    cleanup();
    await open();
    expect(await screen.findByLabelText("Campaign name")).toHaveProperty("value", "Light");
    const [before] = /"id":"[^"]+"/.exec(readTabStorage(KEY) ?? "") ?? [];
    await userEvent.click(await screen.findByRole("button", { name: "Start over" }));
    expect(screen.getByLabelText("Campaign name")).toHaveProperty("value", "");
    expect(screen.queryByText("This is the campaign that you left here.")).toBeNull();
    await waitFor(() => expect(readTabStorage(KEY)).not.toContain(before));
  });

  it("[SCREEN-W3] counts as none if it has other fields, or cannot be read", () => {
    for (const stored of [
      "",
      "{",
      "null",
      "{}",
      '{"values":{"id":"k2"},"ends":[]}',
      '{"values":null}',
    ]) {
      writeTabStorage(KEY, stored);
      expect(readStoredSponsored(KEY, fresh)).toBe(fresh);
    }
    const values = { ...fresh.values, id: "k2", campaignName: "Light" };
    const ends = [
      ["o1", { id: "o1", validTill: "2026-03-21T05:00:00.000Z" }],
      ["o2", 7],
    ];
    writeTabStorage(KEY, JSON.stringify({ values, companyId: null, ends }));
    expect(readStoredSponsored(KEY, fresh)).toMatchObject({ values, restoredFrom: fresh });
    expect([...readStoredSponsored(KEY, fresh).ends.keys()]).toEqual(["o1"]);
  });
});
