import { tabDraft, type TabDraft } from "../../page-kit/tab-draft.ts";
import { personalKey } from "../../session/personal-key.ts";
import type { TypedCells } from "./cells/typed-cells.ts";

/** What was typed in the cells of which items. */
export interface LeftCells {
  readonly ids: readonly string[];
  readonly typed: TypedCells;
}

/** What this tab stores of cells that are typed into, until they are applied or discarded (CHANGE-G5). */
export const cellsDraft = (noun: string, email: string): TabDraft<LeftCells> =>
  tabDraft<LeftCells>(
    personalKey(email, `cells:${noun}`),
    { ids: [], typed: {} },
    ({ ids, typed }) =>
      ids.every((id) => typeof id === "string") &&
      Object.values(typed).every((text) => typeof text === "string"),
  );
