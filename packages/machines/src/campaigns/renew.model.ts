import type { RenewableCampaign, RenewReview } from "@marquee/domain/campaigns/flyer/renew-review";
import type { Problem } from "../patterns/problem.ts";

export interface RenewContext {
  /** What is to be renewed; null before the first request. */
  readonly campaign: RenewableCampaign | null;
  readonly review: RenewReview | null;
  readonly problem: Problem | null;
}

export type RenewEvent =
  | { readonly type: "renew.requested"; readonly campaign: RenewableCampaign }
  | { readonly type: "renew.retried" }
  | { readonly type: "renew.confirmed" }
  | { readonly type: "renew.cancelled" };

/** The input of the `readReview` actor. */
export interface ReviewRequest {
  readonly campaign: RenewableCampaign;
}

/** The campaign that is renewed. Throws if there is none: it is reviewed only after a request. */
export const requireCampaign = ({ campaign }: RenewContext): RenewableCampaign => {
  if (campaign === null) throw new Error("A campaign is renewed only after it was requested");
  return campaign;
};
