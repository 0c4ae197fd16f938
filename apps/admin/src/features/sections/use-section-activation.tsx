import { toFailure } from "@marquee/api/client/api-failure";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { sectionMessages } from "@marquee/domain/sections/messages";
import { lastDayOf } from "@marquee/domain/sections/section-state";
import { switchMessages } from "@marquee/domain/sections/section-status";
import type { Section } from "@marquee/domain/sections/section.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import {
  sectionActivationMachine,
  type SectionSwitch,
} from "@marquee/machines/sections/section-activation.machine";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { notify } from "../../page-kit/notify.ts";
import { offerUndo } from "../../page-kit/offer-undo.ts";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { SectionCampaignList } from "./section-campaign-list.tsx";
import { sectionCampaignsQuery, SECTIONS, switchSection } from "./sections.queries.ts";

const otherFlag = ({ active }: Pick<SectionSwitch, "active">): Flag => (active === "Y" ? "N" : "Y");

const campaignsText = (total: number): string =>
  total === 1 ? "1 campaign is" : `${total} campaigns are`;

function Change({ active, total, campaigns, endDate }: SectionSwitch) {
  const until = `through ${formatDay(lastDayOf({ endDate }))}`;
  if (active === "Y")
    return total === 0
      ? `It is shown ${until} as soon as campaigns choose it.`
      : `${campaignsText(total)} shown in it again, ${until}.`;
  if (total === 0) return "No campaign is in it. Campaigns can no longer choose it.";
  return (
    <div className="flex flex-col gap-3">
      <p>
        {campaignsText(total)} no longer shown in it until it is activated again. They run on
        elsewhere.
      </p>
      <SectionCampaignList campaigns={campaigns} total={total} />
    </div>
  );
}

function Consequence({ subject }: { readonly subject: SectionSwitch }) {
  return (
    <>
      <p className="font-medium text-ink [overflow-wrap:anywhere]">{subject.name}</p>
      <Change {...subject} />
    </>
  );
}

/** Activating and deactivating a section: what to call from the list, and the dialog that first shows what it changes. */
export function useSectionActivation() {
  const client = useClient();
  const queries = useQueryClient();
  const outdated = useRef<SectionSwitch | null>(null);
  const { action, request, dialog } = useConfirmedAction(sectionActivationMachine, {
    run: async (subject) => {
      try {
        return await switchSection(client, subject);
      } catch (error) {
        if (toFailure(error).tag === "Conflict") outdated.current = subject;
        throw error;
      }
    },
    refresh: [SECTIONS],
    undo: (subject) =>
      offerUndo({
        name: subject.name,
        run: async () =>
          switchMessages(await switchSection(client, { ...subject, active: otherFlag(subject) }))
            .done,
        refresh: () => void queries.invalidateQueries({ queryKey: SECTIONS }),
      }),
    question: ({ active }) => switchMessages(active).question,
    consequence: (subject) => <Consequence subject={subject} />,
    confirm: ({ active }) => (active === "Y" ? "Activate" : "Deactivate"),
  });
  const askAbout = useCallback(
    async (asked: Pick<SectionSwitch, "id" | "name" | "endDate" | "active">) => {
      try {
        const campaigns = sectionCampaignsQuery(client, asked.id);
        const { rows, total } = await queries.fetchQuery({ ...campaigns, staleTime: 0 });
        request({ ...asked, total, campaigns: rows });
      } catch {
        // what a change concerns is not known: it is not asked for
        notify({ kind: "error", message: sectionMessages.statusFailed });
      }
    },
    [client, queries, request],
  );
  useEffect(() => {
    const subscription = action.subscribe((snapshot) => {
      const subject = outdated.current;
      if (subject === null || !snapshot.matches("failed")) return;
      // other campaigns are in it now: the user is asked again with those
      outdated.current = null;
      const { id, name, endDate, active } = subject;
      void askAbout({ id, name, endDate, active });
    });
    return () => subscription.unsubscribe();
  }, [action, askAbout]);
  const ask = useCallback(
    ({ id, name, endDate, active }: Section) =>
      askAbout({ id, name, endDate, active: otherFlag({ active }) }),
    [askAbout],
  );
  return { ask, dialog };
}
