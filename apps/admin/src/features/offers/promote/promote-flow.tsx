import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { FormSkeleton } from "../../../page-kit/form/form-loading.tsx";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import { PricedPlanFlow } from "../../../page-kit/payments/priced-plan-flow.tsx";
import { Button } from "../../../ui/button.tsx";
import { PromoteForm, type PromoteFormProps } from "./promote-form.tsx";
import { PROMOTE_PAGE } from "./promote-page.ts";
import { PromotionSucceeded } from "./promotion-succeeded.tsx";

/** The way to the list of offers. */
export const ToOffers = () => (
  <Button asChild variant="primary">
    <Link to="/home/offers">See the offers</Link>
  </Button>
);

/** The promotion of an offer, from its plan to its success. */
export function PromoteFlow(purchase: PromoteFormProps) {
  const { actor, offer } = purchase;
  const navigate = useNavigate();
  const arrive = useCallback(
    () => void navigate({ to: "/home/offers", replace: true }),
    [navigate],
  );
  return (
    <PricedPlanFlow
      actor={actor}
      outline={<FormSkeleton />}
      resumeFailed={{
        detail: "Nothing is lost: if it went through, the offer is promoted without you.",
        back: "Back to the plan",
      }}
      succeeded={<PromotionSucceeded actor={actor} offer={offer} />}
      leftOpen={{
        header: <PageHeader {...PROMOTE_PAGE} description={undefined} />,
        detail: "If it did, the offer goes live by itself, with its invoice.",
        action: <ToOffers />,
      }}
      onArrive={arrive}
    >
      <PromoteForm {...purchase} />
    </PricedPlanFlow>
  );
}
