import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { emptyCompany, normalizedCompany } from "../companies/company-draft.ts";
import { companyRules } from "../companies/company-rules.ts";
import { CompanyDraft } from "../companies/company.schema.ts";
import { emptyStore, normalizedStore } from "../stores/store-draft.ts";
import { storeIssues } from "../stores/store-steps.ts";
import { StoreDraft } from "../stores/store.schema.ts";
import { ruleIssues, type Issue } from "../validation/rule.ts";
import { emptySignUp } from "./empty-sign-up.ts";
import { BRANCH_NAMES, normalizeSignUp } from "./sign-up-map.ts";
import { signUpIssues } from "./sign-up-steps.ts";
import { SignUpData } from "./sign-up.schema.ts";

const ID = "0123456789abcdef0123456789abcdef";

/** What is typed in all three forms, by the branch's names. */
type Typed = Partial<
  Pick<StoreDraft, "countryId" | "pincode" | "websiteUrl" | "managerEmail" | "managerMobile">
>;
type Field = "pincode" | "websiteUrl" | "managerEmail" | "managerMobile";

/** What one form makes of an input: the text that it stores, or null if it refuses it. */
type Form = (field: Field, typed: Typed) => string | null;

const isAt = (issues: readonly Issue[], name: string) => issues.some(({ field }) => field === name);

const signUp: Form = (field, typed) => {
  const named = Object.entries(typed).map(([name, value]) => [
    BRANCH_NAMES[name as keyof Typed],
    value,
  ]);
  const data = { ...emptySignUp("CA"), ...Object.fromEntries(named) } as SignUpData;
  const stored = normalizeSignUp(data);
  const name = BRANCH_NAMES[field];
  const isRefused =
    !Schema.is(SignUpData)(data) ||
    isAt(signUpIssues(data), name) ||
    isAt(signUpIssues(stored), name);
  return isRefused ? null : stored[name];
};

const branchWizard: Form = (field, typed) => {
  const draft: StoreDraft = { ...emptyStore(ID, null, "CA"), companyId: ID, ...typed };
  const stored = normalizedStore(draft);
  const isRefused =
    !Schema.is(StoreDraft)(draft) ||
    isAt(storeIssues(draft, {}), field) ||
    isAt(storeIssues(stored, {}), field);
  return isRefused ? null : stored[field];
};

const companyForm: Form = (field, { websiteUrl = "", ...typed }) => {
  const draft: CompanyDraft = { ...emptyCompany(ID, "CA"), website: websiteUrl, ...typed };
  const stored = normalizedCompany(draft);
  const name = field === "websiteUrl" ? "website" : field;
  const issues = (checked: CompanyDraft) => ruleIssues(companyRules, checked, { stored: null });
  const isRefused =
    !Schema.is(CompanyDraft)(draft) || isAt(issues(draft), name) || isAt(issues(stored), name);
  return isRefused ? null : stored[name];
};

const FORMS = { signUp, branchWizard, companyForm } as const;

/** The field, what is typed, and what is stored of it: null if every form refuses it. */
const CASES: [Field, string, string | null, StoreDraft["countryId"]][] = [
  ["pincode", "h2x1y4", "H2X 1Y4", "canada"],
  ["pincode", "H2X\u00A01Y4", "H2X 1Y4", "canada"],
  ["pincode", "H2X\u20111Y4", "H2X 1Y4", "canada"],
  ["pincode", "Ｈ２Ｘ １Ｙ４", "H2X 1Y4", "canada"],
  ["pincode", "ABC", null, "canada"],
  ["pincode", "H2X 1Y4; drop table store", null, "canada"],
  ["pincode", "D2X 1Y4", null, "canada"],
  ["pincode", "10001", null, "canada"],
  ["pincode", "H2X 1Y4".padEnd(21), null, "canada"],
  ["pincode", "10001", "10001", "US"],
  ["pincode", "100011234", "10001-1234", "US"],
  ["pincode", "H2X 1Y4", null, "US"],
  ["websiteUrl", " example.com ", "example.com", "canada"],
  ["websiteUrl", "https://example.com/a?b=c", "https://example.com/a?b=c", "canada"],
  ["websiteUrl", "javascript:alert(1)", null, "canada"],
  ["websiteUrl", "JaVaScRiPt://example.com/%0Aalert(1)", null, "canada"],
  ["websiteUrl", "data:text/html,<script>", null, "canada"],
  ["websiteUrl", "https://user:secret@example.com", null, "canada"],
  ["websiteUrl", "https://localhost", null, "canada"],
  ["websiteUrl", "https://exa\u200Bmple.com", null, "canada"],
  ["websiteUrl", `https://example.com/${"a".repeat(2000)}`, null, "canada"],
  ["managerEmail", " nadia@marquee.test ", "nadia@marquee.test", "canada"],
  ["managerEmail", "nadia", null, "canada"],
  ["managerEmail", "nadia@marquee", null, "canada"],
  ["managerEmail", "nadia@marquee.test, all@marquee.test", null, "canada"],
  ["managerEmail", "<script>@marquee.test", null, "canada"],
  ["managerEmail", "nadia@marquee.test\r\nBcc: all@marquee.test", null, "canada"],
  ["managerEmail", "ｎadia@marquee.test", null, "canada"],
  ["managerEmail", `${"a".repeat(250)}@marquee.test`, null, "canada"],
  ["managerMobile", "+1 (514) 555-0103", "5145550103", "canada"],
  ["managerMobile", "\u202A514-555-0103\u202C", null, "canada"],
  ["managerMobile", "٥١٤٥٥٥٠١٠٣", "5145550103", "canada"],
  ["managerMobile", "514555010", null, "canada"],
  ["managerMobile", "+33 1 23 45 67 89", null, "canada"],
  ["managerMobile", "5145550103 ext. 4", null, "canada"],
  ["managerMobile", "1' or '1'='1", null, "canada"],
];

describe("sign-up, the branch wizard and the company form", () => {
  it.each(CASES)(
    "[ONBOARD-A4] make the same of a %s %j, which is stored as %j",
    (field, text, stored, countryId) => {
      for (const [name, form] of Object.entries(FORMS))
        expect([name, form(field, { countryId, [field]: text })]).toEqual([name, stored]);
    },
  );

  it.each([
    ["10:00", "21:00", true],
    ["18:00", "02:00", true],
    ["00:00", "24:00", true],
    ["", "", true],
    ["10:00", "", false],
    ["", "21:00", false],
    ["10:00", "10:00", false],
    ["24:00", "21:00", false],
    ["25:99", "21:00", false],
    ["10:00", "21:00:00", false],
    ["-1:00", "21:00", false],
  ])("[ONBOARD-A4] make the same of opening hours from %j until %j", (from, to, isTaken) => {
    const data = {
      ...emptySignUp("CA"),
      operatingHoursFrom: from,
      operatingHoursTo: to,
    };
    const draft: StoreDraft = {
      ...emptyStore(ID, null, "CA"),
      companyId: ID,
      fromHrs: from === "" && to === "" ? [] : [from],
      toHrs: from === "" && to === "" ? [] : [to],
    };
    const ofSignUp = signUpIssues(data).filter(({ rule }) => rule.startsWith("HOURS"));
    const ofBranch = storeIssues(draft, {}).filter(({ rule }) => rule.startsWith("HOURS"));
    expect(Schema.is(SignUpData)(data) && ofSignUp.length === 0).toBe(isTaken);
    expect(Schema.is(StoreDraft)(draft) && ofBranch.length === 0).toBe(isTaken);
  });
});
