import type { Receipt } from "@marquee/domain/payments/receipt.schema";

/** The company and branch of a checkout, and its price. */
export interface Priced {
  readonly companyId: string;
  /** Null if no branch is concerned. */
  readonly storeId: string | null;
  readonly receipt: Receipt;
}
