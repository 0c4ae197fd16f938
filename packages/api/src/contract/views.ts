import { SavedView, ViewChange, ViewDraft, ViewListName } from "@marquee/domain/views/view.schema";
import { Schema } from "effect";
import { idParam, signedInErrors } from "../http/call.ts";
import { viewRoutes } from "../routes/views.ts";
import { list, save } from "./calls.ts";
import { group } from "./group.ts";

export const viewContract = group(viewRoutes, {
  all: list({
    summary: "The caller's saved views, of one list or of all, by name",
    query: { list: ViewListName },
    response: SavedView,
    sorts: ["name"],
  }),
  create: save({
    summary: "Save a view of a list; the same id and body return the first result again",
    access: "signedIn",
    body: ViewDraft,
    response: SavedView,
  }),
  update: save({
    summary: "Rename a saved view of the caller, or have it show something else",
    access: "signedIn",
    body: ViewChange,
    response: SavedView,
  }),
  remove: save({
    summary: "Remove a saved view of the caller; creating it again under its id restores it",
    access: "signedIn",
    params: { id: idParam },
    response: Schema.Literal("Success"),
    errors: signedInErrors,
  }),
});
