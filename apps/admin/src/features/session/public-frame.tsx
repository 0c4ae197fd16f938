import type { HelpPageName } from "@marquee/domain/help/help-pages";
import { useMedia } from "@marquee/ui/browser/media.ts";
import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { setTheme, useTheme } from "@marquee/ui/browser/theme.ts";
import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { RehearsalNote } from "../../page-kit/rehearsal-note.tsx";
import { ReplacedNote } from "../../page-kit/replaced-note.tsx";

// Decoration: it may come after the form, and never comes if there is no room for it.
const Scene = onDemand(async () => (await import("./scene.tsx")).Scene, { failed: () => null });

function ThemeToggle() {
  const theme = useTheme();
  const systemDark = useMedia("(prefers-color-scheme: dark)");
  const dark = theme === "system" ? systemDark : theme === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <Button
      variant="ghost"
      aria-label={dark ? "Switch to light" : "Switch to dark"}
      className="w-9 px-0!"
      onClick={() => setTheme(dark ? "light" : "dark")}
    >
      <Icon className="size-4" aria-hidden="true" />
    </Button>
  );
}

/** The pages of the help for users who are not signed in. */
const HELP_LINKS = [
  { page: "gettingStarted", label: "Getting started" },
  { page: "login-help", label: "Help with signing in" },
  { page: "signup", label: "Help with signing up" },
] as const satisfies readonly { readonly page: HelpPageName; readonly label: string }[];

/** The public screens' frame: the form on one side, the awning on the other if there is room. */
export function PublicFrame({
  title,
  children,
}: {
  /** The page's name, for the browser's tab. */
  readonly title: string;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  const roomy = useMedia("(min-width: 64rem)");
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
      <div className="flex flex-col">
        <RehearsalNote />
        <div className="flex flex-1 flex-col px-5 py-6 md:px-10 md:py-8">
          <header className="flex items-center justify-between">
            <Link to="/login" className="rounded-small no-underline">
              <Wordmark />
            </Link>
            <ThemeToggle />
          </header>
          <main id="main" className="m-auto flex w-full max-w-[22.5rem] flex-col gap-5 py-6">
            <ReplacedNote>Reload to go on.</ReplacedNote>
            {children}
          </main>
          <nav aria-label="Help" className="flex flex-wrap gap-x-4 gap-y-1 text-small">
            {HELP_LINKS.map(({ page, label }) => (
              <a key={page} href={`/ADMIN-UI/help/${page}`} className="link">
                {label}
              </a>
            ))}
          </nav>
        </div>
      </div>
      {roomy ? <Scene /> : null}
    </div>
  );
}
