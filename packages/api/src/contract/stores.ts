import { ApprovalEffect } from "@marquee/domain/campaigns/approval-effect.schema";
import { Store, StoreDetails, StoreDraft, StorePolicy } from "@marquee/domain/stores/store.schema";
import { Schema } from "effect";
import {
  emailParam,
  idParam,
  listQuery,
  savingErrors,
  signedInErrors,
  textParam,
} from "../http/call.ts";
import { storeRoutes } from "../routes/stores.ts";
import { group } from "./group.ts";

/** What branches can be sorted by. */
const STORE_SORTS = ["storeName", "code", "createdOn"] as const;

export const storeContract = group(storeRoutes, {
  byCompany: {
    summary: "The branches of a company",
    source: "specification",
    access: "signedIn",
    params: { companyId: idParam },
    query: listQuery,
    response: Store,
    list: true,
    sorts: STORE_SORTS,
    errors: signedInErrors,
  },
  byId: {
    summary: "One branch; forms read its marketPlace",
    source: "specification",
    access: "signedIn",
    params: { id: idParam },
    response: StoreDetails,
    errors: signedInErrors,
  },
  byUser: {
    summary: "The branches a person works for",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam },
    query: listQuery,
    response: Store,
    list: true,
    sorts: STORE_SORTS,
    errors: signedInErrors,
  },
  add: {
    summary:
      "Make a company with its first branch; the same ids and body answer the first result again",
    source: "specification",
    access: { ability: "companies.add" },
    params: { encEmail: emailParam },
    body: StoreDraft,
    response: StoreDetails,
    errors: savingErrors,
  },
  addToCompany: {
    summary:
      "Make a branch of an existing company; the same id and body answer the first result again",
    source: "specification",
    access: { ability: "stores.addBranch" },
    params: { encEmail: emailParam },
    body: StoreDraft,
    response: StoreDetails,
    errors: savingErrors,
  },
  update: {
    summary:
      "Change a branch, from the version named by If-Match; its registered address stays as it is",
    source: "specification",
    access: { ability: "stores.edit" },
    params: { encEmail: emailParam },
    body: StoreDraft,
    response: StoreDetails,
    edit: true,
    errors: savingErrors,
  },
  updatePolicy: {
    summary: "Change the policy of a branch, from the version named by If-Match",
    source: "specification",
    access: { ability: "stores.editPolicy" },
    params: { encEmail: emailParam },
    body: StorePolicy,
    response: StoreDetails,
    edit: true,
    errors: savingErrors,
  },
  branchCodeExists: {
    summary: "Whether the company has a branch with this code, in any case of letters",
    source: "specification",
    access: "signedIn",
    params: { branchCode: textParam, companyId: idParam },
    response: Schema.Boolean,
    errors: signedInErrors,
  },
  mailCorporation: {
    summary: "Ask the operator by mail to take on a company whose corporation id is in use",
    source: "specification",
    access: { anyOf: ["companies.edit", "companies.add"] },
    params: {
      encEmail: emailParam,
      corporationId: textParam,
      companyName: textParam,
      contactNumber: textParam,
    },
    response: Schema.Literal("Success"),
    errors: [...signedInErrors, "TooMany", "Unavailable"],
  },
  approve: {
    summary: "Approve a branch: its campaigns that waited start to run",
    source: "specification",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    response: Store,
    errors: savingErrors,
  },
  unapprove: {
    summary: "Take a branch's approval back: its items are shown no more",
    source: "specification",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    response: Store,
    errors: savingErrors,
  },
  approvalEffect: {
    summary:
      "What approving the branch would bring about now, or withdrawing its approval if it has one",
    source: "extension",
    access: { ability: "stores.approve" },
    params: { id: idParam },
    response: ApprovalEffect,
    errors: signedInErrors,
  },
});
