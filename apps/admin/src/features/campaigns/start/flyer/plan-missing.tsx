import { paymentMessages } from "@marquee/domain/payments/messages";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";

/** Before the plan is set there is nothing to pay. */
export const PlanMissing = ({ setting }: { readonly setting: boolean }) => (
  <p
    role="status"
    className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-press px-4 text-center text-muted"
  >
    {setting ? <Spinner /> : null}
    <span>{setting ? "Setting the plan" : paymentMessages.planMissing}</span>
  </p>
);
