import { sectionMessages } from "@marquee/domain/sections/messages";
import { sectionFormOf } from "@marquee/domain/sections/section-rules";
import { it } from "vitest";
import { exampleSection } from "../../testing/example-section.ts";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { SectionFormPanel } from "./section-form-panel.tsx";

serveCalls(({ pathname }) =>
  pathname.includes("/getSectionById/") ? dataResponse(exampleSection) : listResponse([]),
);

const LIST = { to: "/home/section" } as const;
const open = (id: string | null) => async () => {
  await renderScreen(<SectionFormPanel id={id} list={LIST} onClose={() => {}} />, {
    at: "/home/section/addSection",
  });
};

it("[MACH-C10] [MACH-C11] the section form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("sectionForm", {
    render: [open(exampleSection.id), open(null)],
    labels: { name: "Name", startDate: "From" },
    submit: /^(Save|Add)$/,
    saved: "Section saved",
    besides: [/./],
    always: [/^Close “/],
    ...storedForm(
      sectionFormOf(exampleSection),
      ["name", "startDate"],
      sectionMessages.fromMissing,
      "2026-03-10",
    ),
    exceptions: leftAfterSaving("sectionForm"),
  }));
