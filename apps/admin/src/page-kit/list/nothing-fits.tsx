import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { listMessages } from "@marquee/domain/validation/messages";
import { SearchX } from "lucide-react";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";

/** A filter has emptied the list: there are rows, and one press shows them again. */
export function NothingFits({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={listMessages.noRecords}
      help={HELP_LINKS.lists}
      detail="Nothing fits these filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}
