import { sectionMessages } from "@marquee/domain/sections/messages";
import { undoMessages } from "@marquee/domain/validation/messages";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
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

let stored: typeof exampleSection = exampleSection;
let isRefused = false;
const switched: string[] = [];

serveCalls(({ pathname, searchParams }) => {
  if (pathname.includes("/getSectionCampaigns/")) return listResponse([exampleSectionCampaign]);
  if (!pathname.includes("/updateSectionStatus/")) return listResponse([stored]);
  const active = pathname.endsWith("/Y") ? "Y" : "N";
  switched.push(`${active} ${searchParams.get("campaigns")}`);
  if (isRefused && active === "Y")
    return refusalResponse(
      { tag: "Conflict", message: sectionMessages.campaignsChanged, reference: "r-7" },
      409,
    );
  stored = { ...stored, active };
  return dataResponse("Success");
});

beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));
beforeEach(() => {
  stored = exampleSection;
  isRefused = false;
  switched.length = 0;
});

async function deactivateAndUndo() {
  await renderScreen(
    <>
      <SectionsScreen />
      <Toasts toaster={toaster} />
    </>,
    { user: { ...MERCHANT, isMaster: "Y" } },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Deactivate The laid table" }));
  await userEvent.click(await screen.findByRole("button", { name: "Deactivate" }));
  await screen.findByRole("button", { name: "Activate The laid table" });
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
}

it("[SCREEN-T4] [SECTION-S7] Undo switches a section back on the server, and the list shows it", async () => {
  await deactivateAndUndo();
  expect(await screen.findByText(sectionMessages.activated)).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Deactivate The laid table" })).toBeTruthy();
  expect(switched).toEqual(["N 1", "Y 1"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("[SCREEN-T4] [SECTION-S7] an Undo that the server rejects says why, and the section stays", async () => {
  isRefused = true;
  await deactivateAndUndo();
  expect(await screen.findByText(undoMessages.failed)).toBeTruthy();
  expect(screen.getByText(sectionMessages.campaignsChanged)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Activate The laid table" })).toBeTruthy();
});
