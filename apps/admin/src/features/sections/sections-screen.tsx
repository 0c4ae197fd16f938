import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Section } from "@marquee/domain/sections/section.schema";
import { useNavigate } from "@tanstack/react-router";
import { CircleHelp, LayoutTemplate, Pencil } from "lucide-react";
import { useMemo, useState } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { sidePanelOnDemand, WithSidePanel } from "../../page-kit/side-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { AddLink } from "../items/add-link.tsx";
import { sectionColumns, sectionList } from "./section-columns.tsx";
import { sectionRows } from "./sections.queries.ts";
import { useSectionActivation } from "./use-section-activation.tsx";

const SectionWhyNotShown = sidePanelOnDemand(
  "Status",
  async () => (await import("./section-why-not-shown.tsx")).SectionWhyNotShown,
);

const FORM = "/home/section/addSection";
const sectionId = ({ id }: Section) => id;
const sectionName = ({ name }: Section) => name;
const add = <AddLink to={FORM} label="Add Section" />;

/** The sponsored sections that are active, and those that are not. */
export function SectionsScreen() {
  const client = useClient();
  const navigate = useNavigate();
  const query = useMemo(() => sectionRows(client), [client]);
  const { ask, dialog } = useSectionActivation();
  const [asked, setAsked] = useState<Section | null>(null);
  const rowActions = (section: Section): readonly RowAction[] => [
    {
      label: section.active === "Y" ? "Deactivate" : "Activate",
      onSelect: () => void ask(section),
    },
    {
      label: "Edit",
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => void navigate({ to: FORM, search: { id: section.id } }),
    },
    {
      label: "Why isn’t it live?",
      icon: <CircleHelp aria-hidden="true" />,
      onSelect: () => setAsked(section),
    },
  ];
  return (
    <WithSidePanel
      panel={
        asked ? (
          <SectionWhyNotShown key={asked.id} section={asked} onClose={() => setAsked(null)} />
        ) : null
      }
    >
      <ListPage
        list={sectionList}
        title="Sponsored sections"
        description="Places in the marketplaces where sponsored offers and products show."
        action={add}
        query={query}
        columns={sectionColumns}
        rowId={sectionId}
        rowName={sectionName}
        rowLink={({ id }) => ({ to: FORM, search: { id } })}
        rowActions={rowActions}
        searchLabel="Search sections"
        tall
        empty={
          <NoRecords
            icon={<LayoutTemplate />}
            detail="Sponsored campaigns choose among the active sections."
            help={HELP_LINKS.manageSections}
            action={add}
          />
        }
      />
      {dialog}
    </WithSidePanel>
  );
}
