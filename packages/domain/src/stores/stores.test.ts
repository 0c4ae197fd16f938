import { expect, it } from "vitest";
import { approvalNotice } from "../approval/store-approval.ts";

it("[STORE-N1] shows those who are neither master nor agent that campaigns wait for the branch's approval", () => {
  const waiting = { isApprove: "N" } as const;
  const text =
    "Your store is not approved yet. Campaigns can be created but go live within 24 hours of store approval.";
  expect(approvalNotice({}, waiting)).toBe(text);
  expect(approvalNotice({ isShopify: "Y" }, waiting)).toBe(text);
  expect(approvalNotice({ isMaster: "Y" }, waiting)).toBeNull();
  expect(approvalNotice({ isAgentUser: "Y" }, waiting)).toBeNull();
  expect(approvalNotice({}, { isApprove: "Y" })).toBeNull();
});
