import { Company, CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import { ItemHistory } from "@marquee/domain/history/history.schema";
import { Schema } from "effect";
import { callerParam, emailParam, idParam, savingErrors, textParam } from "../http/call.ts";
import { companyRoutes } from "../routes/companies.ts";
import { list, one, open, save } from "./calls.ts";
import { group } from "./group.ts";

export const companyContract = group(companyRoutes, {
  all: list({
    summary: "The companies the caller may choose from",
    params: { encEmail: callerParam },
    query: { name: textParam },
    response: Company,
    sorts: ["name", "createdOn"],
  }),
  create: {
    summary: "Create a company; the same id and body return the first result again",
    access: { ability: "companies.add" },
    params: { encEmail: callerParam },
    body: CompanyDraft,
    response: CompanyDetails,
    errors: [...savingErrors, "TooMany"],
  },
  update: save({
    summary:
      "Change a company, or its logo alone as who may no more, from the version named by If-Match",
    access: { anyOf: ["companies.edit", "companies.editLogo"] },
    params: { encEmail: callerParam },
    body: CompanyDraft,
    response: CompanyDetails,
    edit: true,
  }),
  byUser: one({
    summary: "The company that a user belongs to, or null",
    params: { encEmail: emailParam },
    response: Schema.NullOr(CompanyDetails),
  }),
  byId: one({
    summary: "One company",
    params: { id: idParam },
    response: CompanyDetails,
  }),
  history: one({
    summary:
      "What became of a company, from the audit trail: who changed which field, the newest first",
    params: { id: idParam },
    response: ItemHistory,
  }),
  nameExists: open({
    summary: "Whether a company has a name that looks like this; sign-up asks it signed out",
    perMinute: 60,
    params: { name: textParam },
    response: Schema.Boolean,
  }),
  corporationIdExists: open({
    summary: "Whether a company has this corporation id; sign-up asks it signed out",
    perMinute: 60,
    params: { corporationId: textParam },
    response: Schema.Boolean,
  }),
});
