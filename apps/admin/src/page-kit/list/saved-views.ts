import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Failure } from "@marquee/api/http/failure";
import { undoMessages } from "@marquee/domain/validation/messages";
import { viewMessages } from "@marquee/domain/views/messages";
import { viewNamed } from "@marquee/domain/views/view-rules";
import type { SavedView, ViewDraft } from "@marquee/domain/views/view.schema";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useClient } from "../../session/session-context.tsx";
import { nounKey } from "../noun-key.ts";

export const VIEWS = nounKey("views");

/** The user's saved views of a list, by name. */
const viewsQuery = (client: Client, list: string) =>
  queryOptions({
    queryKey: [...VIEWS, list],
    queryFn: async ({ signal }) => (await client.views.all({ query: { list } }, { signal })).rows,
  });

/** What was done to a view last, as the dialog reports it. */
export interface ViewReport {
  readonly message: string;
  readonly detail: string;
  readonly hasFailed?: true;
  /** Takes it back. */
  readonly undo?: () => Promise<unknown>;
}

const NO_VIEWS: readonly SavedView[] = [];

/** The failure of a call; null if it succeeded. */
async function failureOf(call: Promise<unknown>): Promise<Failure | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return toFailure(error);
  }
}

/** Why a view was not saved, as its field shows it. */
const reasonOf = ({ issues, message }: Failure): string => issues?.[0]?.message ?? message;

/** The saved views of a list, what was done to them last, and what can be done to them. */
export function useSavedViews(list: string) {
  const client = useClient();
  const queries = useQueryClient();
  const { data: views = NO_VIEWS, isPending, error, refetch } = useQuery(viewsQuery(client, list));
  const [report, setReport] = useState<ViewReport | null>(null);
  // the same view saved again, as after a failure, is the same create
  const draft = useRef<ViewDraft | null>(null);

  const change = async (call: Promise<unknown>, done: ViewReport): Promise<Failure | null> => {
    setReport(null);
    const failure = await failureOf(call);
    void queries.invalidateQueries({ queryKey: VIEWS });
    if (failure === null) setReport(done);
    return failure;
  };

  const create = (name: string, query: string) => {
    const earlier = draft.current;
    const isSame = earlier?.name === name && earlier.query === query;
    const body = isSame ? earlier : { id: newId(), list, name, query };
    draft.current = body;
    return change(client.views.create({ body }), { message: viewMessages.saved, detail: name });
  };

  /** Saves a view, or replaces what the view of this name shows; resolves to why it could not be saved, or null. */
  const save = async (name: string, query: string): Promise<string | null> => {
    const previous = viewNamed(views, name);
    const failure = previous
      ? await change(client.views.update({ body: { id: previous.id, name, query } }), {
          message: viewMessages.replaced,
          detail: name,
          undo: () => client.views.update({ body: previous }),
        })
      : await create(name, query);
    return failure && reasonOf(failure);
  };

  /** Renames a view; resolves to why it could not be renamed, or null. */
  const rename = async ({ id, query }: SavedView, name: string): Promise<string | null> => {
    const call = client.views.update({ body: { id, name, query } });
    const failure = await change(call, { message: viewMessages.renamed, detail: name });
    return failure && reasonOf(failure);
  };

  /** Removes a view. One that another window has removed is removed. */
  const remove = async (view: SavedView): Promise<void> => {
    const failure = await change(client.views.remove({ params: { id: view.id } }), {
      message: viewMessages.removed,
      detail: view.name,
      undo: () => client.views.create({ body: view }),
    });
    if (failure === null || failure.tag === "NotFound") return;
    setReport({ message: viewMessages.stays, detail: failure.message, hasFailed: true });
  };

  /** Takes back what was done last. */
  const undo = async ({ detail, undo: run }: ViewReport): Promise<void> => {
    if (!run) return;
    const failure = await change(run(), { message: viewMessages.restored, detail });
    if (failure)
      setReport({ message: undoMessages.failed, detail: reasonOf(failure), hasFailed: true });
  };

  return { views, isPending, error, refetch, report, save, rename, remove, undo };
}
