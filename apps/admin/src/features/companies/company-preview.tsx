import { countryWide } from "@marquee/domain/geography/country-wide";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { useGeography } from "../geography/geography.queries.ts";
import { CompanyLogo } from "./company-logo.tsx";
import type { CompanyForm } from "./use-company-form.ts";

const percent = (rate: number): string => `${rate} %`;

/** The parts of a tax that are more than nothing. */
const PARTS = ["gst", "hst", "pst", "qst"] as const;

/** What the chosen province decides: the tax on campaigns, and what country-wide means. */
function AddressDecides({ form }: { readonly form: CompanyForm }) {
  const geography = useGeography();
  const stateId = useFields(form, ({ values }) => values.stateId);
  const countryId = useFields(form, ({ values }) => values.countryId);
  const state = geography.data?.stateById.get(stateId);
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="text-body font-semibold">What a store here pays</h2>
      <dl className="figures mt-2.5 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 text-small">
        <dt className="text-muted">Tax on campaigns</dt>
        <dd className="text-right">
          {state ? percent(state.totalTax) : "Choose a state or province"}
        </dd>
        {state
          ? PARTS.filter((part) => state[part] > 0).map((part) => (
              <div key={part} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-muted">{part.toUpperCase()}</dt>
                <dd className="text-right">{percent(state[part])}</dd>
              </div>
            ))
          : null}
        <dt className="text-muted">Country-wide area</dt>
        <dd className="text-right">{countryWide(countryId)}</dd>
      </dl>
      <p className="mt-3 text-small text-muted">
        This address can be changed here at any time. The registered address of a store stays as it
        was saved.
      </p>
    </section>
  );
}

/** How the company is listed while it is typed, and what its address decides. */
export function CompanyPreview({ form }: { readonly form: CompanyForm }) {
  const name = useFields(form, ({ values }) => values.name);
  const logo = useFields(form, ({ values }) => values.logo);
  return (
    <>
      <h2 className="text-body font-semibold">In lists of Marquee</h2>
      <div className="mt-3 flex items-center gap-3 rounded-control border border-line-strong bg-raised px-3 py-2.5">
        <CompanyLogo logo={logo} className="h-9 w-18" />
        <p className="min-w-0 flex-1 truncate font-medium">{name.trim() || "Your company"}</p>
      </div>
      <AddressDecides form={form} />
    </>
  );
}
