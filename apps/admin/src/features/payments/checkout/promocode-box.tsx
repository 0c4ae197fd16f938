import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import type { promocodeMachine } from "@marquee/machines/payments/promocode.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useSelector } from "@xstate/react";
import { TicketPercent } from "lucide-react";
import type { ActorRefFrom } from "xstate";

export type PromocodeActor = ActorRefFrom<typeof promocodeMachine>;

/** The promo code: typed and applied, then read-only until it is removed. */
export function PromocodeBox({ actor }: { readonly actor: PromocodeActor }) {
  const code = useSelector(actor, ({ context }) => context.code);
  const message = useSelector(actor, ({ context }) => context.message);
  const applied = useSelector(actor, ({ context }) => context.applied !== null);
  const checking = useSelector(actor, (snapshot) => snapshot.matches("checking"));
  const locked = useSelector(actor, (snapshot) => snapshot.matches("locked"));
  const readOnly = applied || locked || checking;
  // Two buttons, not one that changes: a press on "Remove" must not end as a press on "Apply".
  const button = applied ? (
    <Button
      key="remove"
      disabledReason={locked ? paymentNotices.priceHeld : undefined}
      help={HELP_LINKS.payment}
      onClick={() => actor.send({ type: "promocode.removed" })}
    >
      Remove
    </Button>
  ) : (
    <Button
      key="apply"
      type="submit"
      busy={checking}
      disabledReason={locked ? paymentNotices.priceHeld : undefined}
      help={HELP_LINKS.payment}
    >
      Apply
    </Button>
  );
  return (
    <form
      data-next-focus="input"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: "promocode.submitted" });
      }}
    >
      <Field label="Promocode" error={message ?? undefined} isAnnounced>
        {(control) => (
          <div className="flex gap-2">
            <span className="min-w-0 flex-1">
              <TextInput
                {...control}
                value={code}
                readOnly={readOnly}
                autoComplete="off"
                spellCheck={false}
                icon={<TicketPercent />}
                className={readOnly ? "bg-press!" : ""}
                onValueChange={(typed) => actor.send({ type: "promocode.changed", code: typed })}
              />
            </span>
            {button}
            {checking ? (
              <Button variant="ghost" onClick={() => actor.send({ type: "promocode.cancelled" })}>
                Cancel
              </Button>
            ) : null}
          </div>
        )}
      </Field>
    </form>
  );
}
