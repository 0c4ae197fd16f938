import { TRENDING } from "@marquee/domain/items/trending";
import { sectionMessages } from "@marquee/domain/sections/messages";
import { SECTION_DEFAULTS } from "@marquee/domain/sections/section-defaults";
import { sectionForm, sectionRulesFrom } from "@marquee/domain/sections/section-rules";
import type {
  Section,
  SectionDraft,
  SectionRequest,
} from "@marquee/domain/sections/section.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { keepMainCategories } from "../categories/queries.ts";
import { conflict, invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { countCampaigns, isSectionNamed, lockSectionNames, sectionRecord } from "./queries.ts";
import { lockSection } from "./section-lock.ts";

/** A request with what it leaves out: of a new section the defaults, of a stored one what it has (SECTION-D1). */
const completeDraft = (
  given: SectionRequest,
  { active, orderNo }: Pick<SectionDraft, "active" | "orderNo">,
): SectionDraft => ({ active, orderNo, ...given, name: given.name.trim() });

const at = (rule: string, field: string, message: string): Issue => ({ rule, field, message });

/** What is wrong with a draft; `stored` is what an edit changes (SECTION-V1 to SECTION-V8, SECTION-T2). */
async function refuseDraft(
  { tx, now }: RequestContext,
  draft: SectionDraft,
  stored: Section | null,
): Promise<Refusal | null> {
  const issues = [...ruleIssues(sectionRulesFrom(stored), sectionForm(draft), { now })];
  const { category } = draft;
  if (category !== "" && category !== TRENDING && !(await keepMainCategories(tx, [category])))
    issues.push(at("SECTION-T2", "category", sectionMessages.categoryUnknown));
  if (issues.length > 0) return invalid(issues);
  const { nameTaken } = sectionMessages;
  await lockSectionNames(tx);
  return (await isSectionNamed(tx, draft))
    ? conflict(nameTaken, undefined, [at("SECTION-T9", "name", nameTaken)])
    : null;
}

/** What campaigns that are not over would lose by an edit of their section (SECTION-T4). */
async function refuseLoss(
  context: RequestContext,
  draft: SectionDraft,
  stored: Section,
): Promise<Refusal | null> {
  const { offer, product } = await countCampaigns(context, stored.id);
  const issues: Issue[] = [];
  if (offer > 0 && draft.isOfferSection === "N")
    issues.push(at("SECTION-T4", "isOfferSection", sectionMessages.offersShown));
  if (product > 0 && draft.isProductSection === "N")
    issues.push(at("SECTION-T4", "isOfferSection", sectionMessages.productsShown));
  if (offer + product > 0 && draft.category !== stored.category)
    issues.push(at("SECTION-T4", "category", sectionMessages.categoryShown));
  return issues.length > 0 ? invalid(issues) : null;
}

/** The draft as columns. The rules let through the page `Offer` alone (SECTION-V3). */
const toSectionRow = ({
  id: _id,
  active: _active,
  tabName: _tabName,
  ...content
}: SectionDraft) => ({
  ...content,
  tabName: "Offer" as const,
});

/** Makes a section (SECTION-T1). It is safe to repeat. */
export async function createSection(
  context: RequestContext,
  given: SectionRequest,
): Promise<Section | Refusal> {
  const draft = completeDraft(given, SECTION_DEFAULTS);
  const { id, active } = draft;
  return sectionRecord.insertOnce(context, {
    id,
    body: draft,
    columns: async () =>
      (await refuseDraft(context, draft, null)) ?? { ...toSectionRow(draft), id, active },
  });
}

/** Changes a section from `version` (SECTION-T3). A call of its own, which names the campaigns concerned, activates it. */
export async function updateSection(
  context: RequestContext,
  given: SectionRequest,
  version: number,
): Promise<Section | Refusal> {
  await lockSection(context.tx, given.id);
  const stored = await sectionRecord.lock(context, given.id, version);
  if (stored instanceof Refusal) return stored;
  const draft = completeDraft(given, stored);
  const refusal =
    (await refuseDraft(context, draft, stored)) ?? (await refuseLoss(context, draft, stored));
  return refusal ?? sectionRecord.change(context, draft.id, toSectionRow(draft));
}
