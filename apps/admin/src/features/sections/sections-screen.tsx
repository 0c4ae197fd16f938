import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Section } from "@marquee/domain/sections/section.schema";
import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { CircleHelp, LayoutTemplate, Pencil } from "lucide-react";
import { useState } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { sidePanelOnDemand, WithSidePanel } from "../../page-kit/side-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { AddLink } from "../items/add-link.tsx";
import { sectionColumns, sectionList } from "./section-columns.tsx";
import { sectionRows } from "./sections.queries.ts";
import { sectionsSearch } from "./sections.search.ts";
import { useSectionActivation } from "./use-section-activation.tsx";

const SectionWhyNotShown = sidePanelOnDemand(
  "Status",
  async () => (await import("./section-why-not-shown.tsx")).SectionWhyNotShown,
);

const SectionFormPanel = sidePanelOnDemand(
  "Section",
  async () => (await import("./section-form-panel.tsx")).SectionFormPanel,
);

const LIST = "/home/section";
const TITLE = "Sponsored sections";
const FORM = "/home/section/addSection";

/** What the address says of the list, and whether it opens the form beside it: of the section `id`, or of a new one. */
function useFormAddress() {
  const search = useScreenSearch(sectionsSearch);
  const isOpen = useLocation({
    select: ({ pathname }) => pathname.toLowerCase().endsWith("addsection"),
  });
  const { id = null, ...listed } = search;
  return { isOpen, id, listed };
}

/** The sponsored sections that are active, and those that are not; the form is a panel beside them. */
export function SectionsScreen() {
  const client = useClient();
  const navigate = useNavigate();
  const { ask, dialog } = useSectionActivation();
  const [asked, setAsked] = useState<Section | null>(null);
  const { isOpen, id: editedId, listed } = useFormAddress();
  const form = editedId === null ? "Add Section" : "Edit section";
  // the panel's own name, before its code is there
  usePageTitle(isOpen ? form : TITLE);
  const add = <AddLink to={FORM} search={listed} label="Add Section" quiet={isOpen} />;
  const edit = (id: string) => ({ to: FORM, search: { ...listed, id } }) as const;
  const closeForm = () => void navigate({ to: LIST, search: listed });
  const rowActions = (section: Section): readonly RowAction[] => [
    {
      label: section.active === "Y" ? "Deactivate" : "Activate",
      onSelect: () => void ask(section),
    },
    {
      label: "Edit",
      edits: true,
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => {
        setAsked(null);
        void navigate(edit(section.id));
      },
    },
    {
      label: "Why isn’t it live?",
      icon: <CircleHelp aria-hidden="true" />,
      onSelect: () => {
        if (isOpen) closeForm();
        setAsked(section);
      },
    },
  ];
  return (
    <WithSidePanel
      panel={
        isOpen ? (
          <SectionFormPanel
            key={editedId ?? "new"}
            id={editedId}
            list={{ to: LIST, search: listed }}
            onClose={closeForm}
          />
        ) : asked ? (
          <SectionWhyNotShown key={asked.id} section={asked} onClose={() => setAsked(null)} />
        ) : null
      }
    >
      <ListPage
        list={sectionList}
        title={TITLE}
        description="Places in the marketplaces where sponsored offers and products show."
        action={add}
        query={sectionRows(client)}
        columns={sectionColumns}
        rowLink={({ id }) => edit(id)}
        rowCurrent={({ id }) => isOpen && id === editedId}
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
