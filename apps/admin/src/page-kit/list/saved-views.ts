import { useStored } from "@marquee/ui/browser/local-storage.ts";
import { useUser } from "../../session/session-context.tsx";

/** What a list shows, under a name. */
export interface SavedView {
  readonly name: string;
  /** The query of the address, without the page. */
  readonly search: Readonly<Record<string, string>>;
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "search" in value &&
  isTexts(value.search);

/** Reads what is stored; what another version stored is left out. */
export function readViews(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Adds a view by its name; one that has the name already is replaced. */
export const withView = (
  views: readonly SavedView[],
  name: string,
  search: Readonly<Record<string, string | undefined>>,
): readonly SavedView[] => {
  const texts = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || /page$/i.test(key) ? [] : [[key, value] as const],
  );
  const view = { name, search: Object.fromEntries(texts) };
  return [...views.filter((other) => other.name !== name), view].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
};

/** The views that the signed-in user has saved of a list, in this browser. */
export function useSavedViews(list: string) {
  const { email } = useUser();
  const [text, store] = useStored(`views:${email}:${list}`);
  const views = readViews(text);
  return {
    views,
    save: (name: string, search: Readonly<Record<string, string | undefined>>) =>
      store(JSON.stringify(withView(views, name, search))),
    remove: (name: string) => store(JSON.stringify(views.filter((view) => view.name !== name))),
  };
}
