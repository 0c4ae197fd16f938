import { CASE_KINDS } from "@marquee/domain/cases/case-kinds";
import type { CaseKind } from "@marquee/domain/cases/case.schema";

/** Which case an address asks for: its kind, and its id. */
export interface AskedCase {
  readonly kind: CaseKind;
  readonly id: string;
}

/** Reads `payment.0f8f…`; null of what names no case. */
export function askedCase(text: string): AskedCase | null {
  const [name = "", ...rest] = text.split(".");
  const kind = CASE_KINDS.find((one) => one === name);
  const id = rest.join(".");
  return kind === undefined || id === "" ? null : { kind, id };
}
