import { sectionMessages } from "@marquee/domain/sections/messages";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { exampleSection, exampleSectionCampaign } from "../../testing/example-section.ts";
import { MERCHANT } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { SectionsScreen } from "./sections-screen.tsx";

serveCalls(({ pathname }) => {
  if (pathname.includes("/getSectionCampaigns/")) return listResponse([exampleSectionCampaign]);
  return pathname.includes("/updateSectionStatus/")
    ? dataResponse("Success")
    : listResponse([exampleSection]);
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] deactivating a section shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("sectionActivation", {
    screen: <SectionsScreen />,
    at: "/home/section",
    user: { ...MERCHANT, isMaster: "Y" },
    offered: ["Deactivate The laid table"],
    request: press("Deactivate The laid table"),
    // SECTION-S5: the campaigns that it concerns are named before
    question: "Do you want to deactivate this section?The laid table1 campaign is no longer shown",
    confirm: "Deactivate",
    success: sectionMessages.deactivated,
    failure: sectionMessages.statusFailed,
  }));
