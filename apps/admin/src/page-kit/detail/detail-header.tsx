import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { ChevronDown, ChevronUp, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { NamedAddress } from "../address.ts";
import { Breadcrumb } from "../breadcrumb.tsx";
import type { RowAction } from "../list/list-definition.ts";
import { RowActions } from "../list/row-actions.tsx";
import { useRunAction } from "../list/use-run-action.ts";
import type { Neighbours } from "./use-neighbours.ts";

export interface DetailHeaderProps {
  /** What the thing is called. */
  readonly title: string;
  /** What it is, in small letters: "offer". */
  readonly noun: string;
  readonly badge?: ReactNode;
  readonly parent: NamedAddress;
  readonly id: string;
  /** What this page is below the list. */
  readonly here: string;
  readonly neighbours: Neighbours | null;
  /** Each absent if the user may not take it. */
  readonly edit: RowAction | null;
  readonly primary: RowAction | null;
  /** What else can be done, behind "…". */
  readonly actions?: readonly RowAction[];
}

function Turn({ noun, neighbours }: { readonly noun: string; readonly neighbours: Neighbours }) {
  const { position, total, previous, next } = neighbours;
  return (
    <div className="flex items-center gap-0.5 print:hidden">
      <span className="figures mr-1.5 text-tiny text-muted" aria-live="polite">
        {position} of {total}
      </span>
      <IconButton
        size="sm"
        label={`Previous ${noun} (K)`}
        icon={<ChevronUp className="size-4" aria-hidden="true" />}
        disabledReason={previous ? undefined : "This is the first of the list"}
        onClick={previous}
      />
      <IconButton
        size="sm"
        label={`Next ${noun} (J)`}
        icon={<ChevronDown className="size-4" aria-hidden="true" />}
        disabledReason={next ? undefined : "This is the last of the list"}
        onClick={next}
      />
    </div>
  );
}

/** Breadcrumb and place in the list, title and status, and the actions that the user may take. */
export function DetailHeader(props: DetailHeaderProps) {
  const { title, noun, badge, parent, id, here, neighbours, edit, primary, actions = [] } = props;
  const run = useRunAction();
  usePageTitle(title);
  return (
    <div className="px-4 pt-3.5 md:px-6">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <Breadcrumb parent={parent} here={here} row={id} />
        {neighbours ? <Turn noun={noun} neighbours={neighbours} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-h-9 min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="text-title [overflow-wrap:anywhere]">
            <bdi>{title}</bdi>
          </h1>
          {badge}
        </div>
        <div className="flex gap-2 max-md:w-full print:hidden [&>button]:max-md:h-11 [&>button]:max-md:flex-1">
          {edit ? (
            <Button onClick={(click) => run(edit, click)}>
              <Pencil className="size-4" aria-hidden="true" />
              Edit
            </Button>
          ) : null}
          {primary ? (
            <Button variant="primary" onClick={(click) => run(primary, click)}>
              {primary.label}
            </Button>
          ) : null}
          <RowActions of={title} actions={actions.map(behind)} size="md" />
        </div>
      </div>
    </div>
  );
}

const behind = (action: RowAction): RowAction => ({ ...action, behind: true });
