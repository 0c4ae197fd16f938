import { TRENDING } from "@marquee/domain/items/sponsored-fields.schema";
import { sectionMessages } from "@marquee/domain/sections/messages";
import { sectionForm, sectionRulesFrom } from "@marquee/domain/sections/section-rules";
import type { Section, SectionDraft } from "@marquee/domain/sections/section.schema";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import { createOnce, findWritten } from "../platform/http/create-once.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import { conflict, invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import {
  changeSection,
  countCampaigns,
  findCreateHash,
  findSection,
  insertSection,
  isMainCategory,
  lockSection,
} from "./queries.ts";

const ID_TAKEN = "There is another section with this id already.";
const STALE = "Somebody else has changed this section meanwhile.";

const normalized = (draft: SectionDraft): SectionDraft => ({ ...draft, name: draft.name.trim() });

const at = (rule: string, field: string, message: string): Issue => ({ rule, field, message });

/** What is wrong with a draft; `stored` is what an edit changes (SECTION-V1 to SECTION-V8, SECTION-T2). */
async function refuseDraft(
  { tx, now }: Work,
  draft: SectionDraft,
  stored: Section | null,
): Promise<Refusal | null> {
  const issues = [...brokenRules(sectionRulesFrom(stored), sectionForm(draft), { now })];
  const { category } = draft;
  if (category !== "" && category !== TRENDING && !(await isMainCategory(tx, category)))
    issues.push(at("SECTION-T2", "category", sectionMessages.categoryUnknown));
  return issues.length > 0 ? invalid(issues) : null;
}

/** What campaigns that are not over would lose by an edit of their section (SECTION-T4). */
async function refuseLoss(
  work: Work,
  draft: SectionDraft,
  stored: Section,
): Promise<Refusal | null> {
  const { offer, product } = await countCampaigns(work, stored.id);
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
const rowOf = ({ id: _id, active: _active, tabName: _tabName, ...content }: SectionDraft) => ({
  ...content,
  tabName: "Offer" as const,
});

/** Makes a section (SECTION-T1): the same id and content again answer the one that the first time made. */
export async function createSection(work: Work, given: SectionDraft): Promise<Section | Refusal> {
  const { tx, user, now } = work;
  const draft = normalized(given);
  const { id } = draft;
  const createHash = requestHash(draft);
  return createOnce({
    createHash,
    idTaken: ID_TAKEN,
    findCreateHash: () => findCreateHash(tx, id),
    find: () => findSection(tx, id),
    refuse: () => refuseDraft(work, draft, null),
    insert: () => {
      const on = now.toISOString();
      const by = { createdBy: user.name, createdOn: on, updatedBy: user.name, updatedOn: on };
      return insertSection(tx, { ...rowOf(draft), id, active: draft.active, ...by, createHash });
    },
  });
}

/**
 * Changes a section from `version` (SECTION-T3). Whether it is active stays as it is: that is changed by a call of its own,
 * which names the campaigns that it concerns.
 */
export async function updateSection(
  work: Work,
  given: SectionDraft,
  version: number,
): Promise<Section | Refusal> {
  const { tx, user, now } = work;
  const { id } = given;
  if (!(await lockSection(tx, id))) return notFound();
  const find = () => findSection(tx, id);
  const stored = await findWritten(find);
  if (version !== stored.version) return conflict(STALE, stored);
  const draft = normalized(given);
  const refusal =
    (await refuseDraft(work, draft, stored)) ?? (await refuseLoss(work, draft, stored));
  if (refusal) return refusal;
  await changeSection(tx, id, {
    ...rowOf(draft),
    updatedBy: user.name,
    updatedOn: now.toISOString(),
  });
  return findWritten(find);
}
