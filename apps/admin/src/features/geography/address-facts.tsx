import { countryWide } from "@marquee/domain/geography/country-wide";
import type { State } from "@marquee/domain/geography/geography.schema";
import { Card } from "@marquee/ui/content/card.tsx";

/** A tax as users read it: `14.975 %`. */
const formatPercent = (percent: number): string => `${percent} %`;

const PARTS = [
  ["gst", "GST"],
  ["hst", "HST"],
  ["pst", "PST"],
  ["qst", "QST"],
] as const;

/** What an address decides: the taxes on campaigns, and which country an area covers. */
export function AddressFacts({
  state,
  country,
}: {
  /** Absent while none is chosen. */
  readonly state: State | undefined;
  readonly country: string;
}) {
  if (!state) return null;
  const taxes = PARTS.filter(([part]) => state[part] > 0);
  return (
    <Card>
      <h2 className="text-section">What this address decides</h2>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5 text-small">
        <dt className="text-muted">Tax on campaigns</dt>
        <dd className="figures text-right">{formatPercent(state.totalTax)}</dd>
        {taxes.map(([part, label]) => (
          <div key={part} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="figures text-right">{formatPercent(state[part])}</dd>
          </div>
        ))}
        <dt className="text-muted">Country-wide area</dt>
        <dd className="text-right">{countryWide(country)}</dd>
      </dl>
    </Card>
  );
}
