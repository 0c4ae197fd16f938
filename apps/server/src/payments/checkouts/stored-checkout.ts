import type { Purchase } from "@marquee/domain/payments/purchase";
import type { checkout } from "../../schema/schema.ts";

type Row = typeof checkout.$inferSelect;

/** A row whose plan has the shape of its kind. A card is verified without a branch if its user has none. */
type StoredAs<Of extends Pick<Purchase, "draft" | "kind">> = Of extends unknown
  ? Row & {
      readonly kind: Of["kind"];
      readonly draft: Of["draft"];
      readonly storeId: Of["kind"] extends "cardVerification" ? string | null : string;
    }
  : never;

/** A checkout as it is stored: the shape of its plan follows from its kind. */
export type StoredCheckout = StoredAs<Purchase>;

/** A checkout that sells something. */
export type SoldCheckout = Exclude<StoredCheckout, { readonly kind: "cardVerification" }>;

/** Types a row by its kind. Rows are written from checked requests alone, so that kind and plan match. */
export const storedCheckout = (row: Row): StoredCheckout => row as StoredCheckout;
