import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { exampleSection, exampleSectionCampaign } from "../../testing/example-section.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { SectionsScreen } from "./sections-screen.tsx";

const seen: string[] = [];

serveCalls((url) => {
  const { pathname, searchParams } = url;
  if (pathname.includes("/getSectionCampaigns/"))
    // another campaign chose it after the first look
    return listResponse(
      seen.length === 0
        ? [exampleSectionCampaign]
        : [exampleSectionCampaign, { ...exampleSectionCampaign, id: "c2", campaignName: "Linen" }],
    );
  if (!pathname.includes("/updateSectionStatus/")) return listResponse([exampleSection]);
  seen.push(searchParams.get("campaigns") ?? "");
  return seen.length === 1
    ? refusalResponse({ tag: "Conflict", message: "They have changed.", reference: "r" }, 409)
    : dataResponse("Success");
});

beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));
beforeEach(() => {
  seen.length = 0;
});

it("[SECTION-S6] asks again with the campaigns that are in it by now", async () => {
  await renderScreen(<SectionsScreen />, { user: { ...MERCHANT, isMaster: "Y" } });
  await userEvent.click(await screen.findByRole("button", { name: "Deactivate The laid table" }));
  await screen.findByText(/^1 campaign is no longer shown/);
  await userEvent.click(screen.getByRole("button", { name: "Deactivate" }));
  await screen.findByText(/^2 campaigns are no longer shown/);
  await userEvent.click(await screen.findByRole("button", { name: "Deactivate" }));
  await expect.poll(() => seen).toEqual(["1", "2"]);
});
