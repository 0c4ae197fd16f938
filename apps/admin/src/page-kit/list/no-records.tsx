import { listMessages } from "@marquee/domain/validation/messages";
import { EmptyState, type EmptyStateProps } from "@marquee/ui/feedback/empty-state.tsx";

/** What a list without a row shows, in the words of the specification; `detail` says what would be there. */
export const NoRecords = (props: Omit<EmptyStateProps, "title">) => (
  <EmptyState title={listMessages.noRecords} {...props} />
);
