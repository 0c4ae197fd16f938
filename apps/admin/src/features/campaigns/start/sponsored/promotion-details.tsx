import { countDays } from "@marquee/domain/campaigns/count-text";
import {
  bidAboveBudget,
  bidsOf,
  clicksADay,
  daysOfDraft,
  mostSpent,
} from "@marquee/domain/campaigns/sponsored/sponsored-budget";
import { Money } from "@marquee/ui/content/money.tsx";
import type { ReactNode } from "react";
import { useFields } from "../../../../page-kit/form/fields-actor.ts";
import { CampaignForecast } from "./campaign-forecast.tsx";
import type { SponsoredForm } from "./use-sponsored-form.ts";

function Line({
  label,
  amount,
  why,
}: {
  readonly label: string;
  readonly amount: ReactNode;
  readonly why: string | null;
}) {
  return (
    <li className="border-b border-line py-2.5">
      <p className="flex items-baseline gap-3">
        <span>{label}</span>
        <span className="figures ml-auto text-right">{amount}</span>
      </p>
      {why === null ? null : <p className="text-small text-muted">{why}</p>}
    </li>
  );
}

/** What the campaign may spend, and that nothing is charged for it. */
export function PromotionDetails({ form }: { readonly form: SponsoredForm }) {
  const draft = useFields(form, ({ values }) => values);
  const { budget } = draft;
  const days = daysOfDraft(draft);
  const bids = bidsOf(draft);
  const aboveBudget = bidAboveBudget(budget, bids);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section">Promotion details</h2>
      <ul>
        <Line
          label="Budget a day"
          amount={budget === null ? "–" : <Money amount={budget} currency />}
          why={budget === null ? "A daily spend limit." : (aboveBudget ?? clicksADay(budget, bids))}
        />
        <Line
          label={days === null ? "Days" : countDays(days)}
          amount={
            days === null || budget === null ? (
              "–"
            ) : (
              <span>
                at most <Money amount={mostSpent(budget, days)} />
              </span>
            )
          }
          why="A limit, not a price: the beta charges nothing."
        />
      </ul>
      <CampaignForecast draft={draft} days={days} />
      <p className="flex items-baseline pt-1">
        <span className="font-semibold">To pay</span>
        <span className="ml-auto text-display tracking-tight">Nothing</span>
      </p>
    </section>
  );
}
