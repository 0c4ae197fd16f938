import { startOfCentralDay } from "@marquee/domain/dates/central-time";
import { isDay } from "@marquee/domain/dates/days";
import { millisOf } from "@marquee/domain/dates/instants";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useQuery } from "@tanstack/react-query";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { useClient } from "../../session/session-context.tsx";
import { SectionCampaignList } from "./section-campaign-list.tsx";
import { sectionCampaignsQuery } from "./sections.queries.ts";
import type { SectionForm } from "./use-section-form.ts";

/** The campaigns that a change of a stored section concerns, and what it would take from them. */
export function SectionFormCampaigns({
  id,
  form,
}: {
  readonly id: string;
  readonly form: SectionForm;
}) {
  const campaigns = useQuery(sectionCampaignsQuery(useClient(), id));
  const endDate = useFields(form, ({ values }) => values.endDate);
  if (campaigns.error)
    return <ListFailure title="Its campaigns could not be loaded" query={campaigns} />;
  if (!campaigns.data) return null;
  const { rows, total } = campaigns.data;
  const cut = isDay(endDate)
    ? rows.filter(
        ({ validTill }) =>
          validTill !== null && millisOf(validTill) > millisOf(startOfCentralDay(endDate)),
      )
    : [];
  return (
    <section aria-labelledby="section-form-campaigns" className="flex flex-col gap-3">
      <h2 id="section-form-campaigns" className="text-section">
        Campaigns in this section
      </h2>
      {total === 0 ? (
        <p className="text-small text-muted">No campaign is in it.</p>
      ) : (
        <>
          <p className="text-small text-muted">
            While they run, it stays in its category and for what they promote.
          </p>
          <SectionCampaignList campaigns={rows} total={total} />
        </>
      )}
      {cut.length > 0 ? (
        <Note tone="wait" role="status" title="The section ends before campaigns do">
          {cut.map(({ campaignName }) => campaignName).join(", ")}: no longer shown in it from the
          to date on.
        </Note>
      ) : null}
    </section>
  );
}
