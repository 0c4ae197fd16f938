import { approvalNotice } from "@marquee/domain/approval/store-approval";
import { nextThreshold } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { buysOwnDays, countPromoted } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { promotionTakesPromocode } from "@marquee/domain/payments/promotion-prices";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { useFields, messageAt } from "../../../../page-kit/form/fields-actor.ts";
import { TextField } from "../../../../page-kit/form/text-field.tsx";
import { useFocusOnIssue } from "../../../../page-kit/form/use-focus-on-issue.ts";
import { useUser } from "../../../../session/session-context.tsx";
import { PanelPayBar } from "../../../payments/panel-pay-bar.tsx";
import { PanelPayment } from "../../../payments/panel-payment.tsx";
import { payByKeys } from "../../../payments/pay-by-keys.ts";
import type { PaymentBridges } from "../../../payments/payment-bridges.ts";
import { usePaymentFold } from "../../../payments/payment-fold.ts";
import { PlanProblem } from "../../../payments/plan-page.tsx";
import { ItemPrices } from "./item-prices.tsx";
import { PromotionPlan } from "./promotion-plan.tsx";
import { previewPromotion } from "./promotion-preview.ts";
import type { OpenedPromotion } from "./promotion-start.ts";
import { PANEL_WORDS } from "./promotion-words.ts";
import type { PromotionActor, PromotionForm } from "./use-promotion.ts";

export interface PromoteFormProps extends Omit<OpenedPromotion, "plan"> {
  readonly actor: PromotionActor;
  readonly bridges: PaymentBridges;
}

const NO_PROMOCODE =
  "A promo code counts for own days, and for a plan in states or the whole country.";

/** The name of the campaign in one line; a press opens it. A plan makes a campaign under the offer's own name. */
function NameLine({
  form,
  disabled,
}: {
  readonly form: PromotionForm;
  readonly disabled: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.querySelector("input")?.focus();
  }, [isOpen]);
  const name = useFields(form, ({ values }) => values.campaignName);
  const isRefused = useFields(form, (fields) => messageAt(fields, "campaignName") !== undefined);
  if (!isOpen && !isRefused)
    return (
      <p className="flex items-baseline gap-3 border-t border-line pt-2 text-small text-muted">
        <span className="min-w-0 truncate">
          Named <span className="font-medium text-ink">{name}</span>
        </span>
        <button
          type="button"
          className="ml-auto min-h-6 font-medium text-accent-text disabled:text-muted"
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          Rename
        </button>
      </p>
    );
  return (
    <div ref={field}>
      <TextField
        form={form}
        name="campaignName"
        label="Campaign name"
        maxLength={120}
        autoComplete="off"
        disabled={disabled}
      />
    </div>
  );
}

/** The promotion of a panel, its price and its payment, in one column. */
export function PromoteForm(props: PromoteFormProps) {
  const { actor, bridges, branch, geography, plans, plansNote, leftOut, names, earlier } = props;
  const frame = useFocusOnIssue<HTMLDivElement>(actor);
  const user = useUser();
  const draft = useFields(actor, ({ values }) => values);
  const refused = useFields(actor, (fields) => messageAt(fields, "offerId"));
  const applied = useSelector(actor, ({ context }) => context.applied);
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const fold = usePaymentFold(useSelector(actor, ({ children }) => children.checkout));
  const notice = approvalNotice(user, branch);
  const promocode = applied?.promocode ?? null;
  const items = countPromoted(draft);
  const isOwn = buysOwnDays(draft);
  const preview = previewPromotion(draft, { plans, branch, geography, promocode });
  const kind = draft.campaignFor;
  return (
    <div
      ref={frame}
      role="presentation"
      onKeyDown={payByKeys}
      className="flex flex-1 flex-col gap-3.5 [&_:is(a,button,input)]:scroll-mb-28 [&_[data-pay]]:hidden"
    >
      {leftOut.map((sentence) => (
        <Note key={sentence} tone="wait">
          {sentence}
        </Note>
      ))}
      {notice ? <Note tone="wait">{notice}</Note> : null}
      {refused ? (
        <Note tone="bad" role="alert" title={refused}>
          Nothing was charged.
        </Note>
      ) : null}
      <PlanProblem actor={actor} />
      <PromotionPlan
        form={actor}
        branch={branch}
        geography={geography}
        plans={plans}
        promocode={promocode}
        words={PANEL_WORDS}
        disabled={paying}
        instead={plansNote}
        earlier={earlier}
      />
      {kind !== "" && names.length > 1 && isOwn ? (
        <ItemPrices campaignFor={kind} names={names} />
      ) : null}
      <PanelPayment
        actor={actor}
        bridges={bridges}
        preview={preview}
        hint={kind === "" || !isOwn ? undefined : nextThreshold(items, kind).text}
        noPromocode={promotionTakesPromocode(draft) ? null : NO_PROMOCODE}
        freeAction="Create the campaign"
        fold={fold}
      />
      {isOwn ? <NameLine form={actor} disabled={paying} /> : null}
      <PanelPayBar actor={actor} preview={preview} fold={fold} />
    </div>
  );
}
