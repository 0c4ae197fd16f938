import type { Client } from "@marquee/api/client/create-client";
import { toViewQuery } from "@marquee/domain/views/view-query";
import { freeViewName } from "@marquee/domain/views/view-rules";
import type { SavedView } from "@marquee/domain/views/view.schema";
import { parseJson } from "@marquee/domain/wire/parse-json";
import { readStored, writeStored } from "@marquee/ui/browser/local-storage.ts";
import { newId } from "@marquee/ui/browser/new-id.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { ListDefinition } from "./list-definition.ts";
import { namesOfView } from "./list-state.ts";
import { VIEWS } from "./saved-views.ts";

/** A view as browsers have stored it by themselves; the move gives it an id. */
interface StoredView {
  readonly id: string;
  readonly name: string;
  readonly search: Readonly<Record<string, string>>;
}

const isTexts = (value: unknown): value is StoredView["search"] =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

const isView = (value: unknown): value is Omit<StoredView, "id"> & { readonly id?: string } =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  value.name.trim() !== "" &&
  "search" in value &&
  isTexts(value.search);

/** Reads what a browser has stored; what is no view is left out. */
function readViews(key: string): readonly StoredView[] {
  const stored = parseJson(readStored(key));
  if (!Array.isArray(stored)) return [];
  return stored.filter(isView).map((view) => ({ ...view, id: view.id ?? newId() }));
}

const writeViews = (key: string, views: readonly StoredView[]): void =>
  writeStored(key, views.length === 0 ? null : JSON.stringify(views));

/** Creates one view, unless the server has it; returns what the server has then. */
async function moveView(
  client: Client,
  list: ListDefinition,
  { id, name, search }: StoredView,
  views: readonly SavedView[],
): Promise<readonly SavedView[]> {
  const query = toViewQuery(namesOfView(list), search);
  const isThere = views.some(
    (view) => view.id === id || (view.query === query && view.name === freeViewName([], name)),
  );
  if (isThere) return views;
  const body = { id, list: list.name, name: freeViewName(views, name), query };
  return [...views, await client.views.create({ body })];
}

/**
 * Moves the views that this browser stores under a key to the server (VIEW-M1). Their ids are stored before the first call, so
 * that another window, and the next try, make the same creates. One that the server does not take stays stored.
 */
export async function moveViews(
  client: Client,
  queries: QueryClient,
  list: ListDefinition,
  key: string,
): Promise<void> {
  const stored = readViews(key);
  writeViews(key, stored);
  if (stored.length === 0) return;
  let { rows } = await client.views.all({ query: { list: list.name } });
  for (const view of stored) {
    try {
      rows = await moveView(client, list, view, rows);
    } catch {
      // it stays stored, and moves when the list is shown next
      continue;
    }
    writeViews(
      key,
      readViews(key).filter(({ id }) => id !== view.id),
    );
  }
  await queries.invalidateQueries({ queryKey: VIEWS });
}
