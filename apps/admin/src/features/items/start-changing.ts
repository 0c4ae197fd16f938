import type { Client } from "@marquee/api/client/create-client";
import type { ChangeCell, ItemChange } from "@marquee/domain/items/item-changes";
import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import type { ChangeRow } from "@marquee/machines/items/change-items.model";
import type { QueryKey } from "@tanstack/react-query";
import { createContext, use } from "react";

/** Many items of a noun with what of each is to be changed, and how the noun saves it. */
export interface ChangeStart {
  /** As in "1 product" and "3 products". */
  readonly one: string;
  readonly many: string;
  readonly rows: readonly ChangeRow[];
  /** Saves a part of them, or takes a part back; safe to repeat. */
  readonly apply: (
    client: Client,
    changes: readonly ItemChange[],
  ) => Promise<readonly ChangeOutcome[]>;
  /** Reads what is typed for a cell instead of what it has. */
  readonly read: (cell: ChangeCell, typed: string) => ChangeCell;
  /** What is read again once they are changed. */
  readonly refresh: QueryKey;
  /** What was changed is saved, or as much of it as could be. */
  readonly onApplied?: () => void;
}

const StartChangingContext = createContext<(start: ChangeStart) => void>(() => {});

/** Lets what is inside the shell change many items: the process outlives the page, so that its Undo can be pressed on the next. */
export const StartChanging = StartChangingContext.Provider;

/** Returns the function that reviews many changes (CHANGE-M1); does nothing outside the shell. */
export const useStartChanging = () => use(StartChangingContext);
