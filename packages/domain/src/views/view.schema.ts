import { Schema } from "effect";
import { Id, Text } from "../wire/field.schema.ts";
import { LONGEST_NAME, LONGEST_QUERY } from "./view-limits.ts";

/** The list that a view is of, by the name it has in the panel: the list itself says what its views hold. */
export const ViewListName = Text(LONGEST_NAME).check(Schema.isNonEmpty());

const content = { id: Id, name: Text(LONGEST_NAME), query: Text(LONGEST_QUERY) } as const;

/** What a list shows, under a name: a user's own, for a list of the panel. */
export const SavedView = Schema.Struct({
  id: Schema.String,
  list: ViewListName,
  name: Schema.String,
  /** The query of the list's address: `sort=-name&q=2`. */
  query: Schema.String,
}).annotate({ identifier: "SavedView" });
export type SavedView = typeof SavedView.Type;

/** The body of a new view. */
export const ViewDraft = Schema.Struct({ ...content, list: ViewListName }).annotate({
  identifier: "ViewDraft",
});
export type ViewDraft = typeof ViewDraft.Type;

/** Another name of a view, or something else that it shows. It stays with its list. */
export const ViewChange = Schema.Struct(content).annotate({ identifier: "ViewChange" });
export type ViewChange = typeof ViewChange.Type;
