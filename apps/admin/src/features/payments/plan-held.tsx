import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { HelpMore } from "@marquee/ui/controls/help-link.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";

/** Why days cannot be changed while a payment for them is under way; below the fields. */
export function PlanHeld({ className }: { readonly className?: string }) {
  return (
    <p className={classNames("text-small text-muted", className)}>
      <span>{paymentNotices.planHeld}</span>
      <HelpMore to={HELP_LINKS.payment} />
    </p>
  );
}
