import { toFailure } from "@marquee/api/client/api-failure";
import { undoMessages } from "@marquee/domain/validation/messages";
import type { Stored } from "@marquee/machines/forms/form.model";
import { sameValue } from "@marquee/machines/forms/same-value";
import { useEffect, useRef } from "react";
import { useSession } from "../../session/session-context.tsx";
import { notify } from "../notify.ts";
import { offerUndo } from "../offer-undo.ts";

/** A change that a form has saved, with what was stored before it and the calls that take it back. */
export interface SavedChange<Values> {
  /** What its toast says, such as "Offer saved". */
  readonly title: string;
  /** What was changed, by its name. */
  readonly name: string;
  readonly previous: Values;
  /** The version that the save has made. */
  readonly version: number;
  readonly update: (values: Values, version: { readonly version: number }) => Promise<unknown>;
  readonly load: () => Promise<Stored<Values>>;
  /** Reads the lists again. */
  readonly refresh: () => void;
}

/** Writes the previous values from the saved version. What another user has changed since is left as it is (FORM-U2). */
async function restorePrevious<Values>(change: SavedChange<Values>): Promise<string> {
  const { previous, version, update, load } = change;
  try {
    await update(previous, { version });
  } catch (error) {
    const { tag, issues } = toFailure(error);
    if (tag !== "Conflict" || issues) throw error;
    const current = await load();
    // an Undo whose response was lost is stored already
    if (!sameValue(current.values, previous))
      throw new Error(undoMessages.changedSince(current.savedBy?.name), { cause: error });
  }
  return undoMessages.restored;
}

/**
 * Offers Undo of a form's last save by a toast once the form is left (FORM-U1), so that the toast is beside the list
 * for all of its time. Returns what holds that save; null if there is none, or none that can be undone.
 */
export function useSavedChange<Values>() {
  const { actor: session } = useSession();
  const saved = useRef<SavedChange<Values> | null>(null);
  useEffect(
    () => () => {
      const change = saved.current;
      saved.current = null;
      if (change === null || !session.getSnapshot().matches("signedIn")) return;
      const { title, name, refresh } = change;
      const undo = offerUndo({ name, refresh, run: () => restorePrevious(change) });
      notify({ kind: "success", message: title }, undo);
    },
    [session],
  );
  return saved;
}
