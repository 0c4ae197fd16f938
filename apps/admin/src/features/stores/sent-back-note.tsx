import { formatMinute } from "@marquee/domain/dates/format-dates";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSentBack } from "./use-sent-back.ts";

/** What is to be changed of a branch that was sent back, above each step of its form (STORE-A12). */
export function SentBackNote({ id }: { readonly id: string }) {
  const sentBack = useSentBack(id);
  if (sentBack === null) return null;
  return (
    <Note tone="wait" title={`Sent back on ${formatMinute(sentBack.on)}`}>
      {sentBack.reason}
    </Note>
  );
}
