import type { HomeNextStep } from "@marquee/domain/home/home.schema";
import { nextStepText } from "@marquee/domain/home/next-step";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { Button } from "@marquee/ui/controls/button.tsx";
import type { Address } from "../../page-kit/address.ts";
import { useUser } from "../../session/session-context.tsx";

/** Where a step is taken. */
function stepAddress(step: HomeNextStep, companyId: string | null): Address {
  switch (step.kind) {
    case "addBranch":
      return { to: "/home/company/store", search: { company: companyId ?? undefined } };
    case "addOffer":
      return { to: "/home/offers/add" };
    case "promote":
      return { to: "/home/offers", search: { tab: "pending", promote: step.storeId } };
  }
}

/** The one step that is proposed, with its price (HOME-N1 to HOME-N3). */
export function NextStepCard({ step }: { readonly step: HomeNextStep }) {
  const { companyId } = useUser();
  const { title, detail, action } = nextStepText(step);
  return (
    <section
      aria-label="Next step"
      className="flex flex-col items-start gap-0.5 rounded-card bg-accent-tint px-5 py-4"
    >
      <p className="text-tiny font-semibold text-accent-text">Next step</p>
      <h2 className="text-section">{title}</h2>
      <p>{detail}</p>
      <Button asChild variant="primary" className="mt-3">
        <Link {...stepAddress(step, companyId)}>
          <span>{action}</span>
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </Button>
    </section>
  );
}
