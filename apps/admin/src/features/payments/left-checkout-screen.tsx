import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { CheckoutPlan } from "@marquee/domain/payments/checkout-plan.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { ThingFailure } from "../../page-kit/detail/thing-failure.tsx";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { openPlan } from "./open-plan.ts";
import { checkoutSearch } from "./payments.search.ts";

function OpenPlan({ plan }: { readonly plan: CheckoutPlan }) {
  const { email } = useUser();
  const { to, search = {} } = useMemo(() => openPlan(email, plan), [email, plan]);
  return <Navigate to={to} search={search} replace />;
}

const PAYMENT = { noun: "payment", list: { to: "/home/payments", label: "Payments" } } as const;

const HEADER = (
  <PageHeader
    title="Payment"
    parent={{ to: "/home/campaign/campaignList", label: "Flyer Campaign" }}
  />
);

function LookedUp({ id }: { readonly id: string }) {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["checkouts", "plan", id],
    queryFn: ({ signal }) => client.payments.checkoutPlan({ params: { id } }, { signal }),
    // what it leads to depends on its state at this moment
    gcTime: 0,
  });
  if (data) return <OpenPlan plan={data} />;
  if (!error) return <FormOutline header={HEADER} />;
  return (
    <>
      {HEADER}
      <ThingFailure
        of={PAYMENT}
        title="The payment could not be opened"
        query={{ error, refetch }}
      />
    </>
  );
}

/** Opens a checkout as it was left: its plan on the page where it is paid, or what it has made (PLAN-M12). */
export function LeftCheckoutScreen() {
  const { id } = useScreenSearch(checkoutSearch);
  if (id) return <LookedUp key={id} id={id} />;
  return (
    <>
      {HEADER}
      <EmptyState
        title="No payment is named"
        help={HELP_LINKS.payment}
        detail="A payment is opened from its notification, its mail or Home."
        action={
          <Button asChild>
            <Link to="/home">Home</Link>
          </Button>
        }
      />
    </>
  );
}
