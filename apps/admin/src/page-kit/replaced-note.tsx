import { versionMessages } from "@marquee/domain/session/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useReplacedVersion } from "../session/replaced-version.ts";

/** On a page without the panel's frame: that a newer version is served, and what happens to what was typed. */
export function ReplacedNote({ children }: { readonly children: string }) {
  if (!useReplacedVersion()) return null;
  return (
    <Note
      tone="wait"
      role="alert"
      title={versionMessages.replaced}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      {children}
    </Note>
  );
}
