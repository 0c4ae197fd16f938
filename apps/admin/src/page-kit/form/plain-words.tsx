import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { useEffect } from "react";

const load = () => import("@marquee/domain/forms/plain-lines");

/** The line below the error of a field. The lines are loaded with the first error: no page waits for them. */
function PlainLine({ message }: { readonly message: string }) {
  const [lines, want] = useOnDemand(load);
  useEffect(() => void want(), [want]);
  const line = lines?.plainLine(message);
  return line === undefined ? null : <span className="block font-normal text-muted">{line}</span>;
}

/** What is below the message of a field, for `PlainWordsContext`. */
export const renderPlainWords = (message: string) => <PlainLine message={message} />;
