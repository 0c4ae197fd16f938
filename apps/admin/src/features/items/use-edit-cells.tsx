import { toFailure } from "@marquee/api/client/api-failure";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { notify } from "../../page-kit/notify.ts";
import { tabDraft, type TabDraft } from "../../page-kit/tab-draft.ts";
import { personalKey } from "../../session/personal-key.ts";
import { useUser } from "../../session/session-context.tsx";
import type { TypedCells } from "./cells/typed-cells.ts";
import type { ChangeStart } from "./start-changing.ts";

/** What was typed in the cells of which items. */
interface LeftCells {
  readonly ids: readonly string[];
  readonly typed: TypedCells;
}

/** What this tab stores of cells that are typed into, until they are applied or discarded (CHANGE-G5). */
const cellsDraft = (noun: string, email: string): TabDraft<LeftCells> =>
  tabDraft<LeftCells>(
    personalKey(email, `cells:${noun}`),
    { ids: [], typed: {} },
    ({ ids, typed }) =>
      ids.every((id) => typeof id === "string") &&
      Object.values(typed).every((text) => typeof text === "string"),
  );

const EditCellsDialog = dialogOnDemand(
  async () => (await import("./edit-cells-dialog.tsx")).EditCellsDialog,
);

export interface EditCellsInput {
  /** As in "products": what is edited, and what a tab stores what was typed under. */
  readonly noun: string;
  readonly mayEdit: boolean;
  /** Reads the items of some ids with their cells, as they are stored. */
  readonly read: (ids: readonly string[]) => Promise<ChangeStart>;
}

interface Opened {
  readonly start: ChangeStart;
  readonly left: TypedCells;
}

/** The grid of cells of a list: what opens it, and its dialog. After a reload it opens again with what was typed (CHANGE-G5). */
export function useEditCells({ noun, mayEdit, read }: EditCellsInput): {
  /** Reads them first. */
  readonly openCells: (ids: readonly string[]) => void;
  readonly showCells: (start: ChangeStart) => void;
  readonly cellsDialog: ReactNode;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const draft = cellsDraft(noun, useUser().email);
  const open = (ids: readonly string[], left: TypedCells) =>
    read(ids).then(
      (start) => {
        // all of them may be gone since
        if (start.rows.length === 0) draft.remove();
        else setOpened({ start, left });
      },
      (error: unknown) => {
        const { message, reference } = toFailure(error);
        notify(
          { kind: "error", message: `The ${noun} could not be read` },
          { detail: message, reference },
        );
      },
    );
  const openLeft = useEffectEvent(() => {
    const stored = mayEdit ? draft.read() : null;
    if (stored !== null) void open(stored.ids, stored.typed);
  });
  useEffect(() => openLeft(), []);
  const ids = opened?.start.rows.map(({ id }) => id) ?? [];
  return {
    openCells: (some) => void open(some, {}),
    showCells: (start) => setOpened({ start, left: {} }),
    cellsDialog:
      opened === null ? null : (
        <EditCellsDialog
          start={opened.start}
          left={opened.left}
          onTyped={(typed) => draft.write({ ids, typed })}
          onClose={() => {
            draft.remove();
            setOpened(null);
          }}
        />
      ),
  };
}
