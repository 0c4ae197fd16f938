import type { Section } from "@marquee/domain/sections/section.schema";
import { whyNotShown } from "@marquee/domain/sections/why-not-shown";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { SidePanel } from "../../page-kit/side-panel.tsx";
import { useClient, useUser } from "../../session/session-context.tsx";
import { ConditionList, LiveSentence } from "../items/condition-list.tsx";
import { SectionCampaignList } from "./section-campaign-list.tsx";
import { sectionCampaignsQuery, sectionQuery } from "./sections.queries.ts";

export interface SectionWhyNotShownProps {
  readonly section: Section;
  readonly onClose: () => void;
}

/** Why a section shows nothing, condition by condition, and the campaigns that are in it (SECTION-W1). */
export function SectionWhyNotShown({ section: listed, onClose }: SectionWhyNotShownProps) {
  const client = useClient();
  const actor = useUser();
  const now = useNow();
  const section = useQuery(sectionQuery(client, listed.id)).data ?? listed;
  const campaigns = useQuery(sectionCampaignsQuery(client, listed.id));
  const response = campaigns.data
    ? whyNotShown({ section, campaigns: campaigns.data.total, actor, now })
    : null;
  return (
    <SidePanel
      title={response?.live ? "Why is it live?" : "Why isn’t it live?"}
      about={section.name}
      onClose={onClose}
    >
      {campaigns.error ? (
        <ListFailure title="This could not be found out" query={campaigns} />
      ) : response === null ? (
        <Loading className="flex flex-col gap-4 py-2">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-40" />
        </Loading>
      ) : response.live ? (
        <LiveSentence>{response.sentence}</LiveSentence>
      ) : (
        <ConditionList
          conditions={response.conditions}
          ways={{
            edit: { to: "/home/section/addSection", search: { id: section.id } },
            promote: null,
          }}
        />
      )}
      {campaigns.data && campaigns.data.total > 0 ? (
        <section aria-labelledby="section-campaigns" className="flex flex-col gap-2 pt-4">
          <h3 id="section-campaigns" className="text-small font-medium">
            In this section
          </h3>
          <SectionCampaignList campaigns={campaigns.data.rows} total={campaigns.data.total} />
        </section>
      ) : null}
    </SidePanel>
  );
}
