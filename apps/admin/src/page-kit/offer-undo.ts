import { toFailure } from "@marquee/api/client/api-failure";
import { undoMessages } from "@marquee/domain/validation/messages";
import { notify } from "./notify.ts";

export interface Undo {
  /** What was changed, by its name. */
  readonly name: string;
  /** Takes it back on the server, and returns what is reported then. */
  readonly run: () => Promise<string>;
  /** Reads the lists again: also after a failure, as the server may have done it before. */
  readonly refresh: () => void;
}

async function runUndo({ name, run, refresh }: Undo): Promise<void> {
  try {
    notify({ kind: "success", message: await run() }, { detail: name });
  } catch (error) {
    const { message, reference } = toFailure(error);
    notify({ kind: "error", message: undoMessages.failed }, { detail: message, reference });
  }
  refresh();
}

/** What the toast of a success adds to its message: the name of what was changed, and Undo (SCREEN-T4). */
export const offerUndo = (undo: Undo) => ({
  detail: undo.name,
  undo: () => void runUndo(undo),
});
