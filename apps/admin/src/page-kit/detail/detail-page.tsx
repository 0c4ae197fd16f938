import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { NamedAddress } from "../address.ts";
import type { RowAction } from "../list/list-definition.ts";
import { useRunAction } from "../list/use-run-action.ts";
import { usePageKeys } from "../page-keys.ts";
import { wayBack } from "../way-back.ts";
import { DetailHeader, type DetailHeaderProps } from "./detail-header.tsx";
import type { Neighbours } from "./use-neighbours.ts";

interface DetailKeys {
  readonly parent: NamedAddress;
  /** The row of the list above. */
  readonly id: string;
  readonly neighbours: Neighbours | null;
  readonly edit: RowAction | null;
  readonly primary: RowAction | null;
}

/** J and K turn to the next and the previous one, E edits, P promotes, Escape leads back to the row (SCREEN-R3). */
function useDetailKeys({ parent, id, neighbours, edit, primary }: DetailKeys): void {
  const navigate = useNavigate();
  const run = useRunAction();
  const back = () => {
    const { to, search = {} } = wayBack(parent);
    void navigate({ to, search, state: { savedRow: id } });
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    j: neighbours?.next,
    k: neighbours?.previous,
    e: edit ? () => run(edit) : undefined,
    p: primary ? () => run(primary) : undefined,
    escape: back,
  };
  usePageKeys((event) => {
    // Escape may be for a layer or a menu instead
    if (event.shiftKey || document.querySelector("[data-layer], [role=menu]")) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}

export interface DetailPageProps extends DetailHeaderProps {
  /** What it is and belongs to, in one line under the title. */
  readonly lead?: ReactNode;
  /** Sections in reading order: its facts first. */
  readonly children: ReactNode;
  /** Beside them: its status, and its history. */
  readonly aside?: ReactNode;
  /** Names what is beside. */
  readonly asideLabel?: string;
  /** What is filled in beside the page: it takes the room of what is beside, which then follows below. */
  readonly panel?: ReactNode;
}

/** A page to read about one thing, with the actions that the user may take on it (SCREEN-R1). */
export function DetailPage(props: DetailPageProps) {
  const { lead, children, aside, asideLabel, panel = null, ...header } = props;
  useDetailKeys(header);
  const isBeside = aside !== undefined && panel === null;
  const page = (
    <div
      className={classNames(
        "grid min-w-0 flex-1 content-start",
        panel === null ? "lg:content-stretch" : "md:overflow-y-auto",
        isBeside && "lg:grid-cols-[minmax(0,1fr)_21.5rem]",
      )}
    >
      <div className="min-w-0 pb-8">
        <DetailHeader {...header} />
        {lead === undefined ? null : (
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 px-4 text-small text-muted md:px-6 [&_svg]:size-3.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
            {lead}
          </ul>
        )}
        <div className="@container flex flex-col gap-5 px-4 pt-4 md:px-6">{children}</div>
      </div>
      {aside === undefined ? null : (
        <aside
          aria-label={asideLabel}
          className={classNames(
            "flex flex-col gap-4 border-line bg-canvas px-4 py-4 md:px-6 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-4",
            isBeside ? "max-lg:border-t lg:border-l" : "border-t",
          )}
        >
          {aside}
        </aside>
      )}
    </div>
  );
  return (
    <div className={classNames("flex flex-1", panel !== null && "min-h-0")}>
      {page}
      {panel}
    </div>
  );
}
