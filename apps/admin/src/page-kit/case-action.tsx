import { CASE_MACHINES } from "@marquee/domain/cases/case-kinds";
import type { CaseKind } from "@marquee/domain/cases/case.schema";
import { Waypoints } from "lucide-react";
import type { RowAction } from "./list/list-definition.ts";

/** Opens what happened to a case on its chart, in a page of its own (CASE-S1). */
function openCase(kind: CaseKind, id: string): void {
  const query = new URLSearchParams({ tab: "case", case: `${kind}.${id}` });
  window.open(`/STATECHARTS/${CASE_MACHINES[kind]}?${query.toString()}`, "_blank", "noopener");
}

/** The action of a row that shows what happened to it, for staff who may see that. */
export const caseAction = (kind: CaseKind, id: string): RowAction => ({
  label: "What happened",
  behind: true,
  icon: <Waypoints aria-hidden="true" />,
  onSelect: () => openCase(kind, id),
});
