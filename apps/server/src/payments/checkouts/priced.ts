import type { Receipt } from "@marquee/domain/payments/receipt.schema";

/** Whom a checkout concerns, and what it costs. */
export interface Priced {
  readonly companyId: string;
  /** Null where no branch is concerned. */
  readonly storeId: string | null;
  readonly receipt: Receipt;
}
