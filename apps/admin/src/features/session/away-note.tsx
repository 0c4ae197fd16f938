import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useAway } from "../../session/use-away.ts";

/** Says on the sign-in page that the server could not be asked who is signed in: that is no reason to sign in again. */
export function AwayNote() {
  const away = useAway();
  if (!away) return null;
  return (
    <Note
      tone="wait"
      role="alert"
      title="Marquee cannot be reached right now"
      action={
        <Button size="sm" busy={away.isRetrying} onClick={away.retry}>
          {away.isRetrying ? "Trying" : "Try now"}
        </Button>
      }
    >
      The user who is signed in here stays so, and we keep trying.
    </Note>
  );
}
