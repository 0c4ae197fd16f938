import { helpHref, type HelpAddress } from "@marquee/domain/help/help-pages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import "./help-panel.css";
import { SidePanel } from "../../page-kit/side-panel.tsx";

export interface HelpPanelProps {
  readonly address: HelpAddress;
  readonly onClose: () => void;
}

/** A page of the help as the build has rendered it for the panel. */
interface HelpPart {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

async function fetchPart(name: string, signal: AbortSignal): Promise<HelpPart> {
  const response = await fetch(`/ADMIN-UI/help/panel/${name}`, { signal });
  if (!response.ok) throw new Error(`the help responded with ${response.status}`);
  const part: HelpPart = await response.json();
  return part;
}

/** Scrolls to a heading once its page is shown, and marks it. */
function useHeading(heading: string | undefined, body: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heading === undefined || body === undefined) return undefined;
    const found = content.current?.querySelector(`#help-${CSS.escape(heading)}`);
    found?.setAttribute("data-current", "");
    found?.scrollIntoView({ block: "start" });
    return () => found?.removeAttribute("data-current");
  }, [heading, body]);
  return content;
}

/** A page of the help beside the screen that it explains, at the heading that is about it (HELP-10). */
export function HelpPanel({ address, onClose }: HelpPanelProps) {
  const [name = "", heading] = address.split("#");
  const part = useQuery({
    queryKey: ["help", name],
    queryFn: ({ signal }) => fetchPart(name, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const content = useHeading(heading, part.data?.body);
  return (
    <SidePanel title={part.data?.title ?? "Help"} about={part.data?.summary} onClose={onClose}>
      <p className="pb-2">
        <a href={helpHref(address)} target="_blank" rel="noreferrer" className="link">
          Open the whole page
        </a>
      </p>
      {part.isError ? (
        <Note
          tone="wait"
          role="alert"
          title="The help could not be loaded"
          action={
            <Button size="sm" busy={part.isFetching} onClick={() => void part.refetch()}>
              Try again
            </Button>
          }
        >
          Nothing on the page is lost.
        </Note>
      ) : null}
      {part.data ? (
        <div
          ref={content}
          className="help-content"
          // what the build of the help rendered from documents of the repository
          dangerouslySetInnerHTML={{ __html: part.data.body }}
        />
      ) : null}
    </SidePanel>
  );
}
