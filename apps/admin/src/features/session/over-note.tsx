import { sessionMessages } from "@marquee/domain/session/messages";
import { Note } from "@marquee/ui/feedback/note.tsx";

/** On the sign-in page: the session here was ended elsewhere, or by its time (SESSION-M8). */
export function OverNote() {
  return (
    <Note tone="wait" role="status" title={sessionMessages.over}>
      {sessionMessages.overMeans}
    </Note>
  );
}
