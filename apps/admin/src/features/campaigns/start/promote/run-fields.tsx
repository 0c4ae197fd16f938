import { runDaysText } from "@marquee/domain/campaigns/count-text";
import { now } from "@marquee/ui/browser/now.ts";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { useFields } from "../../../../page-kit/form/fields-actor.ts";
import { PlanHeld } from "../../../payments/plan-held.tsx";
import { RunDayFields } from "../run-day-fields.tsx";
import { RunLength } from "../run-length.tsx";
import type { PromotionForm } from "./use-promotion.ts";

/** When it runs; the end day is not counted, so that the last one is named. */
export function RunFields({
  form,
  disabled,
}: {
  readonly form: PromotionForm;
  readonly disabled: boolean;
}) {
  const { fromDate, toDate } = useFields(form, ({ values }) => values);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        <RunDayFields form={form} disabled={disabled} />
        <div className="col-span-2">
          <RunLength form={form} disabled={disabled} />
        </div>
      </div>
      {disabled ? <PlanHeld /> : null}
      <p className="figures text-small text-muted" aria-live="polite">
        <span>
          {[runDaysText({ fromDate, toDate }, now()), ZONE_NAME].filter(Boolean).join(". ")}
        </span>
      </p>
    </div>
  );
}
