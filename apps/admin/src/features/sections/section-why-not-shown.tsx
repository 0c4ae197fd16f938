import type { Section } from "@marquee/domain/sections/section.schema";
import { whyNotShown } from "@marquee/domain/sections/why-not-shown";
import { useNow } from "@marquee/ui/browser/now.ts";
import { useQuery } from "@tanstack/react-query";
import { SidePanel } from "../../page-kit/side-panel.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
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
  const explain = (total: number) => whyNotShown({ section, campaigns: total, actor, now });
  const isLive = campaigns.data !== undefined && explain(campaigns.data.total).live;
  return (
    <SidePanel
      title={isLive ? "Why is it live?" : "Why isn’t it live?"}
      about={section.name}
      onClose={onClose}
    >
      <WhenLoaded query={campaigns} failure="This could not be found out">
        {({ rows, total }) => {
          const response = explain(total);
          return (
            <>
              {response.live ? (
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
              {total > 0 ? (
                <section aria-labelledby="section-campaigns" className="flex flex-col gap-2 pt-4">
                  <h3 id="section-campaigns" className="text-small font-medium">
                    In this section
                  </h3>
                  <SectionCampaignList campaigns={rows} total={total} />
                </section>
              ) : null}
            </>
          );
        }}
      </WhenLoaded>
    </SidePanel>
  );
}
