import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ReplacedNote } from "../../page-kit/replaced-note.tsx";
import { useSite } from "../../session/site.ts";
import { SignUpBars, SignUpMap } from "./step-map.tsx";
import type { OnboardingActor } from "./use-onboarding.ts";

function Brand() {
  const site = useSite();
  return (
    <span className="flex items-center gap-2.5">
      <Link to="/login" className="rounded-small no-underline">
        <Wordmark />
      </Link>
      <span className="rounded-small border border-line-strong px-1.5 text-tiny font-semibold text-muted">
        {site}
      </span>
    </span>
  );
}

/** The frame of sign-up: the map on one side, the step in the middle, and what it decides beside it if there is room. */
export function SignUpFrame({
  actor,
  aside,
  children,
}: {
  readonly actor: OnboardingActor;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  usePageTitle("Sign up");
  return (
    <div className="flex min-h-dvh flex-col bg-surface lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)_20rem]">
      <header className="sticky top-0 z-10 flex flex-col gap-3 border-b border-line bg-canvas px-4 py-3 lg:hidden">
        <Brand />
        <SignUpBars actor={actor} />
      </header>
      <nav
        aria-label="Steps"
        className="hidden flex-col border-r border-line bg-canvas px-8 py-8 lg:flex"
      >
        <div className="mb-12">
          <Brand />
        </div>
        <SignUpMap actor={actor} />
        <Link to="/login" className="link mt-auto flex items-center gap-2 pt-8 text-small">
          <ArrowLeft className="size-4" aria-hidden="true" />
          Sign in instead
        </Link>
      </nav>
      <main id="main" className="flex flex-1 flex-col px-4 py-6 md:px-12 md:py-8">
        <div className="mx-auto flex w-full max-w-[35rem] flex-1 flex-col gap-5">
          <ReplacedNote>What you typed is stored.</ReplacedNote>
          {children}
        </div>
      </main>
      {aside ? <aside className="hidden py-8 pr-8 xl:block">{aside}</aside> : null}
    </div>
  );
}
