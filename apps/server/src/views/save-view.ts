import { ruleIssues } from "@marquee/domain/validation/rule";
import { viewMessages } from "@marquee/domain/views/messages";
import { MOST_VIEWS, MOST_VIEWS_OF_ALL } from "@marquee/domain/views/view-limits";
import { viewRules } from "@marquee/domain/views/view-rules";
import type { SavedView, ViewChange, ViewDraft } from "@marquee/domain/views/view.schema";
import { conflict, invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { countViews, isNameTaken, lockViews, viewRecord } from "./queries.ts";

/** The query as an address writes it, without the page, which is no part of a view (VIEW-V5). */
function normalizeQuery(query: string): string {
  const params = new URLSearchParams(query);
  params.delete("page");
  return params.toString();
}

/** A view as it is stored. What its list does not read of the query, the panel ignores. */
const normalizeView = <View extends ViewChange>(view: View): View => ({
  ...view,
  name: view.name.trim(),
  query: normalizeQuery(view.query),
});

const refuseView = (view: ViewChange): Refusal | null => {
  const issues = ruleIssues(viewRules, view, undefined);
  return issues.length > 0 ? invalid(issues) : null;
};

/** A refusal that is shown at the name of a view. */
const conflictAtName = (rule: string, message: string): Refusal =>
  conflict(message, undefined, [{ rule, field: "name", message }]);

/** One name is one view of a list (VIEW-V3). */
async function refuseName(
  context: RequestContext,
  view: ViewChange,
  list: string,
): Promise<Refusal | null> {
  if (!(await isNameTaken(context, { ...view, list }))) return null;
  return conflictAtName("VIEW-V3", viewMessages.nameTaken);
}

/** Refuses a view beyond the limit of a user's views of one list, or of all lists (VIEW-V4, VIEW-V7). */
async function refuseCount(context: RequestContext, list: string): Promise<Refusal | null> {
  const { ofList, ofAll } = await countViews(context, list);
  if (ofList >= MOST_VIEWS) return conflictAtName("VIEW-V4", viewMessages.tooMany);
  if (ofAll >= MOST_VIEWS_OF_ALL) return conflictAtName("VIEW-V7", viewMessages.tooManyOfAll);
  return null;
}

/** Saves a view of the caller (VIEW-C1). Safe to repeat. */
export async function createView(
  context: RequestContext,
  given: ViewDraft,
): Promise<SavedView | Refusal> {
  const draft = normalizeView(given);
  const refusal = refuseView(draft);
  if (refusal) return refusal;
  const { list } = draft;
  const { email: userId } = context.user;
  await lockViews(context);
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
  await lockViews(context);
  const view = normalizeView(given);
  const refusal = refuseView(view) ?? (await refuseName(context, view, stored.list));
  if (refusal) return refusal;
  return record.change(context, view.id, { name: view.name, query: view.query });
}
