import type { createRowsMachine } from "@marquee/machines/patterns/rows.machine";
import type { RowsInput } from "@marquee/machines/patterns/rows.model";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useProcess } from "../../session/use-process.ts";

type RowsMachine<Row extends object> = ReturnType<typeof createRowsMachine<Row>>;

/** A running list of rows. */
export type RowsActor<Row extends object> = ActorRefFrom<RowsMachine<Row>>;

export interface Rows<Row extends object> extends RowsInput<Row> {
  readonly onSave: (rows: readonly Row[]) => void;
  readonly onCancel: () => void;
}

/** Runs a list that is set up row by row, once: what it starts with is read when its dialog opens (ROWS-M1 … ROWS-M5). */
export function useRows<Row extends object>(
  machine: RowsMachine<Row>,
  { onSave, onCancel, ...input }: Rows<Row>,
): RowsActor<Row> {
  const latest = useLatest({ onSave, onCancel });
  const [provided] = useState(() =>
    machine.provide({
      actions: {
        save: (_, { rows }) => latest.current.onSave(rows),
        cancel: () => latest.current.onCancel(),
      },
    }),
  );
  return useProcess(provided, { input });
}
