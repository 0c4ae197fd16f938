import { helpPageOf } from "@marquee/domain/help/help-pages";
import { Button } from "@marquee/ui/button.tsx";
import { useRouterState } from "@tanstack/react-router";
import { CircleQuestionMark } from "lucide-react";

/** Leads to the page of the help that explains the screen, in a tab of its own: what is being typed stays (HELP-2). */
export function HelpLink() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Button variant="ghost" asChild className="w-9 px-0!">
      <a
        href={`/ADMIN-UI/help/${helpPageOf(path)}`}
        target="_blank"
        rel="noreferrer"
        aria-label="Help for this page"
      >
        <CircleQuestionMark className="size-4" aria-hidden="true" />
      </a>
    </Button>
  );
}
