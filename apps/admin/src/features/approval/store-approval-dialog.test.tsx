import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import { exampleEffect, exampleStore } from "@marquee/machines/fixtures/example-approval";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { useStoreApproval } from "./use-store-approval.tsx";

const sentBack: ApprovalEffect["decision"] = {
  id: "7",
  what: "sentBack",
  by: "Ines Roy",
  on: "2026-03-04T18:05:00.000Z",
  reason: "The address has no unit.",
};
let effects: ApprovalEffect[] = [];
let searches: string[] = [];
beforeEach(() => {
  searches = [];
});
serveCalls(({ pathname, search }) => {
  if (pathname.startsWith("/api/stores/approvalEffect")) return dataResponse(effects.shift());
  if (!pathname.startsWith("/api/activeStoreCampaign")) return listResponse([]);
  searches.push(search);
  return searches.length === 1
    ? refusalResponse({ tag: "Conflict", message: "Ines Roy sent it back." }, 409)
    : dataResponse({ ...exampleStore, isApprove: "Y" });
});

function Branch() {
  const { request, dialog } = useStoreApproval();
  return (
    <>
      <button type="button" onClick={() => request(exampleStore)}>
        Open
      </button>
      {dialog}
    </>
  );
}
const open = async () => {
  await renderScreen(<Branch />, { at: "/home/branches", user: { ...MERCHANT, isMaster: "Y" } });
  await userEvent.click(await screen.findByRole("button", { name: "Open" }));
};

it("[STORE-A16] names the master who sent the branch back under the question, and approves it then", async () => {
  effects = [exampleEffect, { ...exampleEffect, decision: sentBack }];
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
  await screen.findByText(
    "Ines Roy sent this store back on 2026/03/04 12:05 PM CST: The address has no unit. Nothing was approved; approve it if it is right as it is.",
  );
  expect(screen.queryByText("Changed while this question was open")).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
  await expect.poll(() => searches).toEqual(["?look=a1&decided=none", "?look=a1&decided=7"]);
});

it("[STORE-A16] names the master who has approved it already, with nothing left to confirm", async () => {
  const decision = { ...sentBack, what: "approved", reason: null } as const;
  effects = [{ ...exampleEffect, isApprove: "Y", decision }];
  await open();
  await screen.findByText(
    "Ines Roy approved this store on 2026/03/04 12:05 PM CST. Nothing is left to approve.",
  );
  await screen.findByRole("button", { name: "OK" });
  expect(searches).toEqual([]);
});
