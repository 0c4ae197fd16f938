import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useNavigate } from "@tanstack/react-router";
import { CreditCard, Plus } from "lucide-react";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useUser } from "../../session/session-context.tsx";
import { CardRows } from "./card-rows.tsx";
import { DefaultCardChoice } from "./default-card-choice.tsx";

export const OWN_CARDS = "Your saved cards. They pay with one click, and are yours alone.";

/** Leads to the page on which a card is added; disabled for users whose card cannot be verified. */
export function AddCardButton({ label = "Add card" }: { readonly label?: string }) {
  const { companyId } = useUser();
  const navigate = useNavigate();
  return (
    <Button
      variant="primary"
      disabledReason={companyId === null ? paymentNotices.noCompany : undefined}
      help={HELP_LINKS.cards}
      onClick={() => void navigate({ to: ".", search: ({ tab }) => ({ tab, add: "card" }) })}
    >
      <Plus className="size-4" aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}

/** The saved cards of a person. */
export function OwnCards() {
  const { email, companyId } = useUser();
  return (
    <>
      <DefaultCardChoice />
      <CardRows
        email={email}
        empty={
          <NoRecords
            icon={<CreditCard />}
            help={HELP_LINKS.cards}
            action={companyId === null ? null : <AddCardButton label="Add your first card" />}
            detail={
              companyId === null
                ? "Tick the box when you pay for a campaign, and the card is saved."
                : "Add a card here, or tick the box when you pay."
            }
          />
        }
      />
    </>
  );
}
