import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { listMessages } from "@marquee/domain/validation/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { SearchX } from "lucide-react";

interface NothingFitsProps {
  readonly onClear: () => void;
  /** Not all rows were compared with what was searched for. */
  readonly moreMayMatch?: boolean;
}

/** A filter has emptied the list: there are rows, and one press shows them again. */
export function NothingFits({ onClear, moreMayMatch = false }: NothingFitsProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={listMessages.noRecords}
      help={HELP_LINKS.lists}
      detail={moreMayMatch ? listMessages.moreMayMatch : "Nothing fits these filters"}
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
