import { companyDraft } from "../harness/company-draft.ts";
import { byBody, ofCompanyId, ofNone, type KnownCalls } from "./known-call.ts";

export const companyCalls: KnownCalls<"companies"> = {
  all: ofNone(),
  create: byBody("none", (_subject, id) => companyDraft(id, `Company ${id}`)),
  update: byBody(
    "colleague",
    ({ companyId }, id) => companyDraft(companyId, `Company of ${id}`),
    "companies.edit",
  ),
  byUser: ofNone(),
  byId: ofCompanyId(),
  history: ofCompanyId(),
  nameExists: ofNone(() => ({ params: { name: "Maple" } })),
  corporationIdExists: ofNone(() => ({ params: { corporationId: "1234567" } })),
};
