import type { Theme } from "@marquee/domain/session/theme";
import { setTheme, useTheme } from "@marquee/ui/browser/theme.ts";
import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { ConnectionNote } from "@marquee/ui/feedback/connection-note.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { Tips } from "@marquee/ui/overlays/tips.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { KitActions } from "./gallery-actions.tsx";
import { KitCategories, KitDates } from "./gallery-choices.tsx";
import { KitDisplay } from "./gallery-display.tsx";
import { KitFields } from "./gallery-fields.tsx";
import { KitForms } from "./gallery-forms.tsx";
import { KitImages } from "./gallery-images.tsx";
import { KitList, KitListStates } from "./gallery-lists.tsx";
import { OVERLAYS } from "./gallery-overlays.tsx";
import { KitRow, KitSection, KitState } from "./gallery-section.tsx";
import { gallerySearch } from "./gallery.search.ts";

/** Every role of a colour that the style sheets name, in their order. */
function colourRoles(): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ":root"
      ? [...rule.style].filter((name) => CSS.supports("color", rule.style.getPropertyValue(name)))
      : [],
  );
  return [...new Set(names)].filter((name) => name.startsWith("--"));
}

/** What each colour is for, as it is in this theme. A changed token shows here before anywhere else. */
function KitColours() {
  const [roles] = useState(colourRoles);
  return (
    <KitSection title="Colours">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
        {roles.map((role) => (
          <li key={role} className="flex min-w-0 flex-col gap-1 text-tiny text-muted">
            <span
              className="h-12 rounded-small border border-line"
              style={{ backgroundColor: `var(${role})` }}
            />
            <span className="truncate">{role.slice(2)}</span>
          </li>
        ))}
      </ul>
    </KitSection>
  );
}

/** What is shown above a page when the server is away, or no longer has the parts of it. */
function KitConnection() {
  return (
    <KitSection title="Connection">
      <KitState name="The device is offline">
        <ConnectionNote missing="network" onTry={() => {}} />
      </KitState>
      <KitState name="The server does not answer">
        <ConnectionNote missing="server" onTry={() => {}} />
      </KitState>
      <KitState name="The server has another version">
        <ConnectionNote missing="parts" onTry={() => {}} />
      </KitState>
    </KitSection>
  );
}

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** What floats, opened by the address, so that it can be linked and looked at like everything else. */
function Floating() {
  const { show = "" } = useScreenSearch(gallerySearch);
  const navigate = useNavigate();
  const Shown = Object.hasOwn(OVERLAYS, show) ? OVERLAYS[show] : undefined;
  return (
    <KitSection title="What floats">
      <KitRow>
        {Object.keys(OVERLAYS).map((name) => (
          <Link key={name} to="." search={{ show: name }} resetScroll={false} className="link">
            {name}
          </Link>
        ))}
      </KitRow>
      {Shown ? (
        <Shown onClose={() => void navigate({ to: ".", search: {}, resetScroll: false })} />
      ) : null}
    </KitSection>
  );
}

/** Every component in every state, for developers of screens. Only the embedded mode has it. */
export function GalleryScreen() {
  const theme = useTheme();
  useEffect(() => {
    document.title = "Components · Marquee";
    // a part that takes the focus when it comes would begin the page in its middle
    window.scrollTo(0, 0);
  }, []);
  return (
    <main id="main" className="min-h-dvh bg-surface">
      <div className="mx-auto max-w-[1120px] px-6 py-8 max-md:px-4">
        <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
          <div>
            <Wordmark />
            <h1 className="mt-3 text-title">Components</h1>
            <p className="text-muted">What screens are made of, in every state.</p>
          </div>
          <div className="w-72">
            <Segment aria-label="Theme" value={theme} onValueChange={setTheme} choices={THEMES} />
          </div>
        </div>
        <KitColours />
        <KitActions />
        <Floating />
        <KitFields />
        <KitCategories />
        <KitDates />
        <KitImages />
        <KitDisplay />
        <KitConnection />
        <KitListStates />
        <KitList />
        <KitForms />
      </div>
      <Tips />
    </main>
  );
}
