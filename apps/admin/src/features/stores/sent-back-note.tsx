import { sentBackOf } from "@marquee/domain/approval/send-back";
import { formatMinute } from "@marquee/domain/dates/format-dates";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";
import { storeQuery } from "./stores.queries.ts";

/** What is to be changed of a branch that was sent back, above each step of its form (STORE-A12). */
export function SentBackNote({ id }: { readonly id: string }) {
  // the wizard has just read it
  const { data } = useQuery({ ...storeQuery(useClient(), id), staleTime: Infinity });
  const sentBack = data ? sentBackOf(data) : null;
  if (sentBack === null) return null;
  return (
    <Note tone="wait" title={`Sent back on ${formatMinute(sentBack.on)}`}>
      {sentBack.reason}
    </Note>
  );
}
