import { MOST_CATEGORY_LEVELS } from "@marquee/domain/categories/category-levels";
import { categoryRules } from "@marquee/domain/categories/category-rules";
import type { Category, CategoryChange } from "@marquee/domain/categories/category.schema";
import { categoryMessages } from "@marquee/domain/categories/messages";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { foreignImages } from "../platform/images/foreign-images.ts";
import { conflict, invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import {
  categoryRecord,
  changeRoot,
  findBelow,
  findLevel,
  isChosenByStores,
  isNameBeside,
  isOfSections,
  lockLeaf,
  lockRoot,
  lockTree,
  moveProducts,
  type NewCategory,
} from "./queries.ts";

/** What is sent as it is stored: the name without spaces around it, and a root below nothing. */
const normalize = <Sent extends CategoryChange>(sent: Sent): Sent => ({
  ...sent,
  name: sent.name.trim(),
  parentId: sent.root === "Y" ? null : sent.parentId,
});

const atParent = (rule: string, message: string): Refusal =>
  invalid([{ rule, field: "parentId", message }]);

/** The issues that the rules find in the content itself; `stored` is the image that it has. */
async function refuseContent(
  context: RequestContext,
  sent: CategoryChange,
  stored: string | null,
): Promise<Refusal | null> {
  const images = await foreignImages(context, sent.image === null ? [] : [sent.image], {
    companyId: null,
    rule: "CAT-9",
    field: "image",
    kind: "categories",
    stored: stored === null ? [] : [stored],
  });
  const issues = [...ruleIssues(categoryRules, sent, undefined), ...images];
  return issues.length > 0 ? invalid(issues) : null;
}

type TreePosition = Pick<NewCategory, "parentId" | "parentLevel" | "rootId">;

/** The place of a category below a parent, if its levels have room there (CAT-7). `above` is its present parent. */
async function positionBelow(
  { tx }: RequestContext,
  parentId: string | null,
  { levels, above }: { readonly levels: number; readonly above: string | null },
): Promise<TreePosition | Refusal> {
  if (parentId === null) return { parentId: null, parentLevel: null, rootId: null };
  const parent = await findLevel(tx, parentId);
  if (!parent) return atParent("CAT-7", categoryMessages.parentUnknown);
  if (parentId !== above) await lockLeaf(tx, parentId);
  if (parent.level + 1 + levels > MOST_CATEGORY_LEVELS)
    return atParent("CAT-7", categoryMessages.tooDeep);
  return { parentId, parentLevel: parent.level, rootId: parent.rootId };
}

/** The conflict of a category that looks like another one beside it (CAT-13); the tree is locked by then. */
async function refuseNamesake(
  { tx }: RequestContext,
  draft: Pick<CategoryChange, "id" | "name" | "parentId">,
): Promise<Refusal | null> {
  const message = categoryMessages.nameTaken;
  return (await isNameBeside(tx, draft))
    ? conflict(message, undefined, [{ rule: "CAT-13", field: "name", message }])
    : null;
}

/** Makes a category (CAT-5), which may take the products of the one above it (CAT-11). It is safe to repeat. */
export async function createCategory(
  context: RequestContext,
  given: CategoryChange,
  takesProducts: boolean,
): Promise<Category | Refusal> {
  const sent = normalize(given);
  const refusal = await refuseContent(context, sent, null);
  if (refusal) return refusal;
  await lockTree(context.tx);
  const { id, name, image, parentId } = sent;
  return categoryRecord.insertOnce(context, {
    id,
    body: sent,
    columns: async () => {
      const position = await positionBelow(context, parentId, { levels: 0, above: null });
      if (position instanceof Refusal) return position;
      return (await refuseNamesake(context, sent)) ?? { id, name, image, ...position };
    },
    inserted: async () => {
      if (takesProducts && parentId !== null) await moveProducts(context, parentId, id);
    },
  });
}

/** Why a root stays one: stores have it as their main category, or sections are of it (CAT-8). */
async function refuseRoot({ tx }: RequestContext, id: string): Promise<Refusal | null> {
  await lockRoot(tx, id);
  if (await isChosenByStores(tx, id)) return atParent("CAT-8", categoryMessages.mainOfStores);
  return (await isOfSections(tx, id)) ? atParent("CAT-8", categoryMessages.ofSections) : null;
}

/** Where a category goes and what follows it there, or why it may not (CAT-7, CAT-8). */
async function moveTo(context: RequestContext, stored: Category, parentId: string | null) {
  const { id } = stored;
  const below = await findBelow(context.tx, id);
  if (parentId !== null && [id, ...below.ids].includes(parentId))
    return atParent("CAT-7", categoryMessages.belowItself);
  const refusal = parentId !== null && stored.root === "Y" && (await refuseRoot(context, id));
  if (refusal) return refusal;
  const position = await positionBelow(context, parentId, {
    levels: below.levels,
    above: stored.parentId,
  });
  return position instanceof Refusal ? position : { position, below: below.ids };
}

/** Changes a category from `version` (null: whichever is stored); what hangs below it moves with it (CAT-6). */
export async function updateCategory(
  context: RequestContext,
  given: CategoryChange,
  version: number | null,
): Promise<Category | Refusal> {
  const { tx } = context;
  await lockTree(tx);
  const stored = await categoryRecord.lock(context, given.id, version);
  if (stored instanceof Refusal) return stored;
  const sent = normalize(given);
  const refusal = await refuseContent(context, sent, stored.image);
  if (refusal) return refusal;
  const move = await moveTo(context, stored, sent.parentId);
  if (move instanceof Refusal) return move;
  const namesake = await refuseNamesake(context, sent);
  if (namesake) return namesake;
  const { id, name, image } = sent;
  const { position, below } = move;
  return categoryRecord.change(context, id, { name, image, ...position }, () =>
    changeRoot(tx, below, position.rootId ?? id),
  );
}
