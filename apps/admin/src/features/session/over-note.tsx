import { sessionMessages } from "@marquee/domain/session/messages";
import { Note } from "@marquee/ui/feedback/note.tsx";

/** Says on the sign-in page that the session here was ended elsewhere, or has expired (SESSION-M8). */
export function OverNote() {
  return (
    <Note tone="wait" role="status" title={sessionMessages.over}>
      {sessionMessages.overMeans}
    </Note>
  );
}
