import { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import { BranchCheckFacts } from "@marquee/domain/approval/branch-checks.schema";
import { DecidedBranch } from "@marquee/domain/approval/decided-branches.schema";
import { ItemHistory } from "@marquee/domain/history/history.schema";
import { SendBack } from "@marquee/domain/stores/sent-back.schema";
import { Store, StoreDetails, StoreDraft, StorePolicy } from "@marquee/domain/stores/store.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import { callerParam, emailParam, idParam, signedInErrors, textParam } from "../http/call.ts";
import { storeRoutes } from "../routes/stores.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

/** What branches can be sorted by. */
const STORE_SORTS = ["storeName", "code", "createdOn", "waitsSince"] as const;

export const storeContract = group(storeRoutes, {
  byCompany: list({
    summary: "The branches of a company, or of all",
    params: { companyId: idParam },
    query: { storeId: idParam, isApprove: Flag, needsReview: Flag, waits: Flag },
    response: Store,
    sorts: STORE_SORTS,
  }),
  byId: one({
    summary: "One branch; forms read its marketPlace",
    params: { id: idParam },
    response: StoreDetails,
  }),
  history: one({
    summary:
      "What became of a branch, its policy and its approval, from the audit trail, the newest first",
    params: { id: idParam },
    response: ItemHistory,
  }),
  byUser: list({
    summary: "The branches that a user works for",
    params: { encEmail: emailParam },
    response: Store,
    sorts: STORE_SORTS,
  }),
  add: save({
    summary:
      "Create a company with its first branch; the same ids and body return the first result again",
    access: { ability: "companies.add" },
    params: { encEmail: callerParam },
    body: StoreDraft,
    response: StoreDetails,
  }),
  addToCompany: save({
    summary:
      "Create a branch of an existing company; the same id and body return the first result again",
    access: { ability: "stores.addBranch" },
    params: { encEmail: callerParam },
    body: StoreDraft,
    response: StoreDetails,
  }),
  update: save({
    summary:
      "Change a branch, from the version named by If-Match; its registered address stays as it is",
    access: { ability: "stores.edit" },
    params: { encEmail: callerParam },
    body: StoreDraft,
    response: StoreDetails,
    edit: true,
  }),
  updatePolicy: save({
    summary: "Change the policy of a branch, from the version named by If-Match",
    access: { ability: "stores.editPolicy" },
    params: { encEmail: callerParam },
    body: StorePolicy,
    response: StoreDetails,
    edit: true,
  }),
  branchCodeExists: one({
    summary: "Whether the company has a branch with this code, in any case of letters",
    params: { branchCode: textParam, companyId: idParam },
    response: Schema.Boolean,
  }),
  mailCorporation: {
    summary: "Ask the operator by mail to take on a company whose corporation id is in use",
    access: { anyOf: ["companies.edit", "companies.add"] },
    params: {
      encEmail: callerParam,
      corporationId: textParam,
      companyName: textParam,
      contactNumber: textParam,
    },
    response: Schema.Literal("Success"),
    errors: [...signedInErrors, "TooMany", "Unavailable"],
  },
  approve: save({
    summary:
      "Approve a branch: its campaigns that waited start to run. With `look`, only as it was looked at; with `decided`, only if nothing was decided since",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    query: { look: idParam, decided: idParam },
    response: Store,
  }),
  unapprove: save({
    summary:
      "Take a branch's approval back: its items are shown no more. With `decided`, only if nothing was decided since",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    query: { decided: idParam },
    response: Store,
  }),
  sendBack: save({
    summary: "Send a branch that awaits approval back to its merchant, with what is to be changed",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    body: SendBack,
    response: Store,
  }),
  approvalEffect: one({
    summary:
      "What approving the branch would bring about now, or withdrawing its approval if it has one",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    response: ApprovalEffect,
  }),
  decided: one({
    summary:
      "The branches of a company, or of all, about which was decided in the last seven days, with the last decision of each, the newest first",
    access: { ability: "stores.approve" },
    params: { companyId: idParam },
    response: Schema.Array(DecidedBranch),
  }),
  checks: one({
    summary:
      "What is known of the branch beyond what it says of itself: who acts for it, the agreement, its postal codes, and what other companies have of it",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    response: BranchCheckFacts,
  }),
});
