import { formatPercent } from "./format-percent.ts";
import { Card } from "@marquee/ui/card.tsx";
import { useSelector } from "@xstate/react";
import { usePublicGeography } from "./sign-up.queries.ts";
import type { OnboardingActor } from "./use-onboarding.ts";

const PARTS = [
  ["gst", "GST"],
  ["hst", "HST"],
  ["pst", "PST"],
  ["qst", "QST"],
] as const;

/** What the address decides: the taxes on campaigns, and which country an area covers. */
export function AddressFacts({ actor }: { readonly actor: OnboardingActor }) {
  const { province, country } = useSelector(actor, ({ context }) => context.data);
  const state = usePublicGeography().data?.stateById.get(province);
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
        <dd className="text-right">{country === "US" ? "US-Wide" : "Canada-Wide"}</dd>
      </dl>
    </Card>
  );
}
