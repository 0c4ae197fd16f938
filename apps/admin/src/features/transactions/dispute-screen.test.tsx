import { respondedFirst } from "@marquee/domain/disputes/first-response";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exampleDisputeDetails } from "../../testing/example-dispute-details.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { DisputeScreen } from "./dispute-screen.tsx";

const AT = "2026-03-03T18:00:00.000Z";
const ACCEPTED = respondedFirst("lost", { by: "Ines Roy", on: AT }, true);
const change = { at: AT, actor: "ines@x.test", isResponse: false, isDraft: false };
const open = { ...exampleDisputeDetails, dueBy: null };
const accepted = {
  ...open,
  state: "lost",
  evidence: "It ran.",
  respondedBy: "ines@x.test",
  respondedOn: AT,
  history: [
    { ...change, actor: "stripe", state: "lost" },
    { ...change, state: null, isResponse: true },
    ...open.history,
  ],
};

/** Another user accepts the dispute before anything of this one arrives. */
let isAccepted = false;
beforeEach(() => {
  isAccepted = false;
});
serveCalls(({ pathname }, body) => {
  if (!pathname.startsWith("/api/disputes/d1")) return listResponse([]);
  if (body === null) return dataResponse(isAccepted ? accepted : open);
  isAccepted = true;
  return refusalResponse({ tag: "Conflict", message: ACCEPTED }, 409);
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

const renderDispute = () =>
  renderScreen(<DisputeScreen />, {
    at: "/home/transactions/dispute?id=d1",
    user: { ...MERCHANT, isMaster: "Y" },
  });

describe("a dispute that another user accepts meanwhile", () => {
  it("[DISPUTE-S7] [DISPUTE-S8] says so in the question that is answered, and then what was written as a draft", async () => {
    await renderDispute();
    await userEvent.click(await screen.findByRole("button", { name: "Submit to the bank" }));
    await userEvent.click(await screen.findByRole("button", { name: "Submit" }));
    await screen.findByText(ACCEPTED);
    await screen.findByRole("heading", { name: /was disputed/, hidden: true });
    expect(screen.getByRole("alertdialog").textContent).toContain(ACCEPTED);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await screen.findByRole("heading", { name: "A draft that was not sent" });
    expect(screen.queryByRole("button", { name: "Submit to the bank" })).toBeNull();
  });

  it("[DISPUTE-S7] says so beside what is typed, which stays, and offers nothing more", async () => {
    await renderDispute();
    const text = await screen.findByRole("textbox", { name: /^In our words/ });
    await userEvent.type(text, " Twice.");
    await screen.findByText(ACCEPTED);
    await screen.findByRole("heading", { name: /was disputed/ });
    screen.getByDisplayValue(/ Twice\.$/);
    expect(screen.queryByRole("button", { name: "Accept the dispute" })).toBeNull();
  });
});
