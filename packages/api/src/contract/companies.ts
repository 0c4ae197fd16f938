import { Company, CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import { ItemHistory } from "@marquee/domain/history/history.schema";
import { Schema } from "effect";
import { emailParam, idParam, savingErrors, textParam } from "../http/call.ts";
import { companyRoutes } from "../routes/companies.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

export const companyContract = group(companyRoutes, {
  all: list({
    summary: "The companies the caller may choose from",
    params: { encEmail: emailParam },
    response: Company,
    sorts: ["name", "createdOn"],
  }),
  create: {
    summary: "Create a company; the same id and body return the first result again",
    source: "specification",
    access: { ability: "companies.add" },
    params: { encEmail: emailParam },
    body: CompanyDraft,
    response: CompanyDetails,
    errors: [...savingErrors, "TooMany"],
  },
  update: save({
    summary:
      "Change a company, or its logo alone as who may no more, from the version named by If-Match",
    access: { anyOf: ["companies.edit", "companies.editLogo"] },
    params: { encEmail: emailParam },
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
    source: "extension",
    params: { id: idParam },
    response: ItemHistory,
  }),
  nameExists: {
    summary: "Whether a company has a name that looks like this; sign-up asks it signed out",
    source: "specification",
    access: "public",
    perMinute: 60,
    params: { name: textParam },
    response: Schema.Boolean,
    errors: ["Invalid", "TooMany"],
  },
  corporationIdExists: {
    summary: "Whether a company has this corporation id; sign-up asks it signed out",
    source: "specification",
    access: "public",
    perMinute: 60,
    params: { corporationId: textParam },
    response: Schema.Boolean,
    errors: ["Invalid", "TooMany"],
  },
});
