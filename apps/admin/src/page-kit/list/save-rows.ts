import { toFailure } from "@marquee/api/client/api-failure";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import type { Column } from "./list-definition.ts";

/** Saves rows as a CSV file; columns may have to be read first. If that or loading the writer fails, a toast says so. */
export async function saveRows<Row>(
  name: string,
  columns: readonly Column<Row>[] | (() => Promise<readonly Column<Row>[]>),
  rows: readonly Row[],
): Promise<void> {
  try {
    const { exportRows } = await import("./export-rows.ts");
    await exportRows(name, typeof columns === "function" ? await columns() : columns, rows);
  } catch (error) {
    toaster.show({ tone: "bad", title: toFailure(error).message });
  }
}
