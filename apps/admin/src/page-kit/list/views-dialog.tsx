import { viewMessages } from "@marquee/domain/views/messages";
import { readViewQuery, toViewQuery } from "@marquee/domain/views/view-query";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useLocation } from "@tanstack/react-router";
import { CircleAlert, Undo2 } from "lucide-react";
import type { ListDefinition } from "./list-definition.ts";
import { ListFailure } from "./list-failure.tsx";
import { addressName, namesOfView } from "./list-state.ts";
import { useSavedViews, type ViewReport } from "./saved-views.ts";
import { ViewEntry } from "./views-dialog-entry.tsx";
import { ViewName } from "./views-dialog-name.tsx";

interface ReportLineProps {
  readonly report: ViewReport;
  readonly onUndo: () => void;
}

/** What was done last. It is here and not a toast: behind a dialog the keyboard reaches none. */
function ReportLine({ report: { message, detail, hasFailed, undo }, onUndo }: ReportLineProps) {
  return (
    <p
      role={hasFailed ? "alert" : "status"}
      className="mb-3 flex items-center gap-2 rounded-control bg-sunken px-3 py-1.5 text-small"
    >
      {hasFailed ? (
        <CircleAlert className="size-4 shrink-0 text-bad-sign" aria-hidden="true" />
      ) : null}
      <span className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
        <span className="font-medium">{message}</span> <span className="text-muted">{detail}</span>
      </span>
      {undo ? (
        <Button data-undo size="sm" variant="ghost" onClick={onUndo}>
          <Undo2 className="size-3.5" aria-hidden="true" />
          Undo
        </Button>
      ) : null}
    </p>
  );
}

export interface ViewsDialogProps {
  readonly list: ListDefinition;
  readonly onClose: () => void;
}

/** The saved views of a list: to open, rename, share by their address and remove; and to save another (SCREEN-L23). */
export function ViewsDialog({ list, onClose }: ViewsDialogProps) {
  const { views, isPending, error, refetch, report, save, rename, remove, undo } = useSavedViews(
    list.name,
  );
  const search = useLocation({ select: (location) => location.search });
  const names = namesOfView(list);
  const shown = names.map((name) => [name, search[addressName(list, name)]] as const);
  const query = toViewQuery(names, Object.fromEntries(shown));
  const viewAddress = (of: string) => {
    const held = readViewQuery(names, of);
    return Object.fromEntries(
      [...names, "page"].map((name) => [addressName(list, name), held[name]]),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Saved views"
      description="Tab, search, sort and filters of this list, by a name."
    >
      <ViewName
        label="Name of what is shown now"
        submit="Save"
        onSubmit={(name) => save(name, query)}
      />
      <section aria-label="Saved views" data-next-focus="[data-undo], ul a, input">
        {report ? <ReportLine report={report} onUndo={() => void undo(report)} /> : null}
        {error ? <ListFailure title={viewMessages.unavailable} query={{ error, refetch }} /> : null}
        {isPending && !error ? (
          <Loading label="Loading saved views" className="pb-2">
            <Skeleton className="h-9 w-full" />
          </Loading>
        ) : null}
        {views.length > 0 ? (
          <ul aria-label="Saved views" className="pb-2">
            {views.map((view) => (
              <ViewEntry
                key={view.id}
                name={view.name}
                address={viewAddress(view.query)}
                onOpen={onClose}
                onRename={(name) => rename(view, name)}
                onRemove={() => void remove(view)}
              />
            ))}
          </ul>
        ) : null}
        {views.length === 0 && !isPending && !error ? (
          <p className="pb-2 text-small text-muted">No view of this list is saved yet.</p>
        ) : null}
      </section>
    </Dialog>
  );
}
