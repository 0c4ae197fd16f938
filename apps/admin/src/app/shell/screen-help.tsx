import { helpHref, helpAddress } from "@marquee/domain/help/help-pages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { helpAt } from "@marquee/ui/controls/help-at.ts";
import { useRouterState } from "@tanstack/react-router";
import { CircleQuestionMark } from "lucide-react";

/** Opens the page of the help that explains the screen beside it, or in a tab of its own if it is pressed for one (HELP-2). */
export function ScreenHelp() {
  const address = useRouterState({ select: ({ location }) => helpAddress(location.pathname) });
  return (
    <Button variant="ghost" asChild className="w-9 px-0!">
      <a
        href={helpHref(address)}
        target="_blank"
        rel="noreferrer"
        aria-label="Help for this page"
        {...helpAt(address)}
      >
        <CircleQuestionMark className="size-4" aria-hidden="true" />
      </a>
    </Button>
  );
}
