import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type {
  MapProductsDraft,
  PromoteOfferDraft,
} from "@marquee/domain/campaigns/promotion.schema";
import type { checkout } from "../../schema/schema.ts";

type Row = typeof checkout.$inferSelect;
type Kept<Kind extends Row["kind"], Draft, StoreId = string> = Row & {
  readonly kind: Kind;
  readonly draft: Draft;
  readonly storeId: StoreId;
};

/** Nothing has to be kept of a card that is verified: it costs the same for everybody. */
type NoDraft = Readonly<Record<string, never>>;

/** A checkout as it is kept: what its plan looks like follows from its kind. */
export type StoredCheckout =
  | Kept<"flyer", FlyerPlanDraft>
  | Kept<"promoteOffer", PromoteOfferDraft>
  | Kept<"mapProducts", MapProductsDraft>
  | Kept<"cardVerification", NoDraft, string | null>;

/** A checkout that something is sold by. */
export type SoldCheckout = Exclude<StoredCheckout, { readonly kind: "cardVerification" }>;

/** A row as the checkout it is. Rows are written from checked requests alone, so kind and plan fit each other. */
export const storedCheckout = (row: Row): StoredCheckout => row as StoredCheckout;
