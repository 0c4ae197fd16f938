import { offerMessages } from "@marquee/domain/offers/messages";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { AlertDialog } from "@marquee/ui/overlays/alert-dialog.tsx";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { useHeldForm } from "../../page-kit/form/use-held-form.ts";
import type { OfferForm } from "./use-offer-form.ts";
import type { PrimaryTick } from "./use-primary-tick.ts";

export interface PrimaryFieldProps {
  readonly form: OfferForm;
  readonly tick: PrimaryTick;
}

/** The one primary offer of a branch: ticking it asks before another is replaced. */
export function PrimaryField({ form, tick }: PrimaryFieldProps) {
  const confirming = useSelector(tick.actor, (snapshot) => snapshot.matches("confirming"));
  const checking = useSelector(tick.actor, (snapshot) => snapshot.matches("checking"));
  const held = useSelector(tick.actor, ({ context }) => context.isFormHeld);
  const words = useRef<HTMLSpanElement>(null);
  useHeldForm(words, tick.actor);
  const existing = useSelector(tick.actor, (snapshot) => snapshot.context.existing);
  return (
    <>
      <FormGroup form={form} name="isPrimary" label="Placement">
        {({ value, control }) => (
          <Checkbox
            {...control}
            label={<span className="font-medium">Primary</span>}
            help={
              <>
                Show this offer on first screen of the store. Only one primary offer per branch.
                <span role="status" ref={words}>
                  {checking ? " Looking for the primary offer of this branch." : ""}
                  {checking && held ? " Saving waits for it." : ""}
                </span>
              </>
            }
            checked={value === "Y" || checking || confirming}
            onCheckedChange={(on) => (on ? tick.set() : tick.clear())}
          />
        )}
      </FormGroup>
      <AlertDialog
        open={confirming}
        question={offerMessages.replacePrimary}
        consequence={
          existing
            ? `“${existing.heading}” is no longer first in this branch once you save.`
            : undefined
        }
        confirm="Make primary"
        onCancel={() => tick.actor.send({ type: "replacement.cancelled" })}
        onConfirm={() => tick.actor.send({ type: "replacement.confirmed" })}
      />
    </>
  );
}
