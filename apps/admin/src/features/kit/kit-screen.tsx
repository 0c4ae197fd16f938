import { setTheme, useTheme, type Theme } from "../../browser/theme.ts";
import { Wordmark } from "../../ui/mark.tsx";
import { Segment } from "../../ui/segment.tsx";
import { KitActions } from "./kit-actions.tsx";
import { KitDisplay } from "./kit-display.tsx";
import { KitFields } from "./kit-fields.tsx";
import { KitImages } from "./kit-images.tsx";

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Every component in every state, for whoever builds a screen. Embedded mode alone has it. */
export function KitScreen() {
  const theme = useTheme();
  return (
    <main id="main" className="min-h-dvh bg-surface">
      <div className="mx-auto max-w-[1120px] px-6 py-8">
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
        <KitActions />
        <KitFields />
        <KitImages />
        <KitDisplay />
      </div>
    </main>
  );
}
