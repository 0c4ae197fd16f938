import type { BookLine } from "@marquee/domain/reconciliation/book-line";

/** A line with what staff see of it beside its figures. */
export interface FoundLine extends BookLine {
  /** The payment as `receivedAs` of its attempt has it. */
  readonly payment: string | null;
  readonly checkout: string | null;
  readonly payer: string | null;
  readonly movedOn: string;
}
