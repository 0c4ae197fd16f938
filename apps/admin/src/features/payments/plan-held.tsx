import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { HelpMore } from "@marquee/ui/controls/help-link.tsx";

/** Why days cannot be changed while a payment for them is under way; below the fields. */
export function PlanHeld() {
  return (
    <p className="text-small text-muted">
      <span>{paymentNotices.planHeld}</span>
      <HelpMore to={HELP_LINKS.payment} />
    </p>
  );
}
