import type { Issue } from "@marquee/domain/validation/rule";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { viewMessages } from "@marquee/domain/views/messages";
import { MOST_VIEWS } from "@marquee/domain/views/view-limits";
import type { ViewList } from "@marquee/domain/views/view-lists";
import { readViewQuery, toViewQuery } from "@marquee/domain/views/view-query";
import { viewRules } from "@marquee/domain/views/view-rules";
import type { SavedView, ViewChange, ViewDraft } from "@marquee/domain/views/view.schema";
import { conflict, invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { countViews, isNameTaken, lockViews, viewRecord } from "./queries.ts";

/** A view as it is stored: its name without spaces around it, and of its query what a view of the list holds (VIEW-V5). */
const normalizeView = <View extends ViewChange>(given: View, list: ViewList): View => ({
  ...given,
  name: given.name.trim(),
  query: toViewQuery(list, readViewQuery(list, given.query)),
});

const refuseView = (view: ViewChange): Refusal | null => {
  const issues = ruleIssues(viewRules, view, undefined);
  return issues.length > 0 ? invalid(issues) : null;
};

const taken = (rule: string, field: string, message: string): Refusal => {
  const issue: Issue = { rule, field, message };
  return conflict(message, undefined, [issue]);
};

/** One name is one view of a list (VIEW-V3). */
async function refuseName(
  context: RequestContext,
  view: ViewChange,
  list: ViewList,
): Promise<Refusal | null> {
  if (!(await isNameTaken(context, { ...view, list }))) return null;
  return taken("VIEW-V3", "name", viewMessages.nameTaken);
}

/** A user has so many views of a list and no more (VIEW-V4). */
async function refuseCount(context: RequestContext, list: ViewList): Promise<Refusal | null> {
  const count = await countViews(context, list);
  return count < MOST_VIEWS ? null : taken("VIEW-V4", "name", viewMessages.tooMany);
}

/** Saves a view of the caller (VIEW-C1). Safe to repeat. */
export async function createView(
  context: RequestContext,
  given: ViewDraft,
): Promise<SavedView | Refusal> {
  const draft = normalizeView(given, given.list);
  const refusal = refuseView(draft);
  if (refusal) return refusal;
  const { list } = draft;
  const { email: userId } = context.user;
  await lockViews(context, list);
  return viewRecord(userId).insertOnce(context, {
    id: draft.id,
    body: draft,
    columns: async () =>
      (await refuseName(context, draft, list)) ??
      (await refuseCount(context, list)) ?? { ...draft, userId },
  });
}

/** Gives a view of the caller another name, or has it show something else (VIEW-C2). */
export async function updateView(
  context: RequestContext,
  given: ViewChange,
): Promise<SavedView | Refusal> {
  const record = viewRecord(context.user.email);
  const stored = await record.lock(context, given.id);
  if (stored instanceof Refusal) return stored;
  await lockViews(context, stored.list);
  const view = normalizeView(given, stored.list);
  const refusal = refuseView(view) ?? (await refuseName(context, view, stored.list));
  if (refusal) return refusal;
  return record.change(context, view.id, { name: view.name, query: view.query });
}
