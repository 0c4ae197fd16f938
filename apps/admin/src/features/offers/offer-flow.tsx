import { offersLanding } from "@marquee/domain/payments/landings";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useCallback, type ReactNode } from "react";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PageHeader, type PageHeaderProps } from "../../page-kit/page-header.tsx";
import { wayBack } from "../../page-kit/way-back.ts";
import { PricedPlanFlow } from "../payments/priced-plan-flow.tsx";
import type { PricedPlanActor } from "../payments/use-priced-plan.ts";

/** The way to the list of offers. */
export const ToOffers = ({ children }: { readonly children: string }) => (
  <Button asChild variant="primary">
    <Link {...wayBack({ to: "/home/offers" })}>{children}</Link>
  </Button>
);

export interface OfferFlowProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** What every state of the page has over it. */
  readonly page: PageHeaderProps;
  /** What happens by itself if a payment went through, as in "the offer is promoted without you". */
  readonly unattendedText: string;
  /** What is seen of it then, as in "the offer goes live by itself, with its invoice". */
  readonly visibleText: string;
  readonly succeeded: ReactNode;
  /** The plan with its payment. */
  readonly children: ReactNode;
}

/** What is paid for an offer, from its plan to the list of offers. */
export function OfferFlow<Draft extends object>(props: OfferFlowProps<Draft>) {
  const { actor, page, unattendedText, visibleText, succeeded, children } = props;
  const navigate = useNavigate();
  const approved = useSelector(actor, ({ context }) => context.approved);
  const arrive = useCallback(
    () => void navigate({ ...offersLanding(approved), replace: true }),
    [navigate, approved],
  );
  return (
    <PricedPlanFlow
      actor={actor}
      outline={<FormOutline hasAside />}
      resumeFailed={`Nothing is lost: if it went through, ${unattendedText}.`}
      succeeded={succeeded}
      leftOpen={{
        header: <PageHeader {...page} description={undefined} />,
        detail: `If it did, ${visibleText}.`,
        action: <ToOffers>See the offers</ToOffers>,
      }}
      onArrive={arrive}
    >
      {children}
    </PricedPlanFlow>
  );
}
