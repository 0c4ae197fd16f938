import { OfferFlow } from "../offer-flow.tsx";
import { PromoteForm, type PromoteFormProps } from "./promote-form.tsx";
import { PROMOTE_PAGE } from "./promote-page.ts";
import { PromotionSucceeded } from "./promotion-succeeded.tsx";

/** The promotion of an offer, from its plan to its success. */
export const PromoteFlow = (purchase: PromoteFormProps) => (
  <OfferFlow
    actor={purchase.actor}
    page={PROMOTE_PAGE}
    unattendedText="the offer is promoted without you"
    visibleText="the offer goes live by itself, with its invoice"
    succeeded={<PromotionSucceeded actor={purchase.actor} offer={purchase.offer} />}
  >
    <PromoteForm {...purchase} />
  </OfferFlow>
);
