import { storedPostalCode } from "../geography/postal-code.ts";
import { type Site, SITE_DEFAULTS } from "../sites/site.ts";
import { fieldsOf } from "../validation/fields-of.ts";
import { storedMobile } from "../validation/typed-values.ts";
import type { CompanyDetails, CompanyDraft } from "./company.schema.ts";

/** A new company form: the country of the site, and nothing else (COMPANY-D2). */
export const emptyCompany = (id: string, site: Site): CompanyDraft => ({
  id,
  name: "",
  regName: null,
  regStateId: null,
  logo: null,
  countryId: SITE_DEFAULTS[site].country,
  corporationId: "",
  website: "",
  managerName: "",
  managerMobile: "",
  managerEmail: "",
  address1: "",
  address2: "",
  pincode: "",
  cityId: "",
  stateId: "",
});

/** The fields of a stored company that its form holds. */
export const storedCompany = (company: CompanyDetails): CompanyDraft =>
  fieldsOf(emptyCompany(company.id, "CA"), company);

const trimmedOrNull = (text: string | null): string | null => text?.trim() || null;

/** A draft as it is stored: texts without spaces around them, and no register name or state for an empty one (COMPANY-C1). */
export const normalizedCompany = (draft: CompanyDraft): CompanyDraft => ({
  ...draft,
  name: draft.name.trim(),
  regName: trimmedOrNull(draft.regName),
  regStateId: trimmedOrNull(draft.regStateId),
  corporationId: draft.corporationId.trim(),
  website: draft.website.trim(),
  managerName: draft.managerName.trim(),
  managerMobile: storedMobile(draft.managerMobile),
  managerEmail: draft.managerEmail.trim(),
  address1: draft.address1.trim(),
  address2: draft.address2.trim(),
  pincode: storedPostalCode(draft.countryId, draft.pincode),
});
