import type { Page } from "@marquee/api/http/call";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Pagination } from "@marquee/ui/controls/pagination.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Tick } from "@marquee/ui/fields/checkbox.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ItemName } from "./item-name.tsx";

/** Rows per page of a table one selects from. */
export const PICK_SIZE = 5;

/** An item as a table of items to choose from shows it. */
export interface PickRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly image: string | null;
}

/** The page and the search of a table one selects from. */
export function usePicking() {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed.trim(), 250);
  const type = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  return { page, setPage, typed, type, q };
}

export interface PickTableProps<Row extends PickRow> {
  /** The name of the table, and of what is in it: "Products", "products". */
  readonly label: string;
  readonly noun: string;
  /** The heading over the items' names. */
  readonly head: string;
  readonly picking: ReturnType<typeof usePicking>;
  readonly items: UseQueryResult<Page<Row>>;
  readonly chosen: readonly string[];
  readonly onChoose: (items: readonly Row[], chosen: boolean) => void;
  /** What is at the end of a row: its kind and its status. */
  readonly cells: readonly {
    readonly head: string;
    readonly wide?: boolean;
    readonly cell: (row: Row) => ReactNode;
  }[];
  /** Chosen already, for good: shown ticked, and why it cannot be taken back. */
  readonly fixed?: (row: Row) => string | undefined;
  /** Why a row cannot be ticked now; one that is ticked can always be unticked. */
  readonly blocked?: ((row: Row) => string | undefined) | undefined;
  /** One row is chosen at a time, so that all of a page cannot be. */
  readonly single?: boolean;
  /** Why nothing at all is there. */
  readonly nothing: string;
}

const CELL = "w-26 px-2 sm:w-36";

function RowOf<Row extends PickRow>({
  row,
  props: { chosen, onChoose, cells, fixed, blocked },
}: {
  readonly row: Row;
  readonly props: PickTableProps<Row>;
}) {
  const isChosen = chosen.includes(row.id);
  const forGood = fixed?.(row);
  const on = forGood !== undefined || isChosen;
  const barred = isChosen ? undefined : blocked?.(row);
  const why = forGood ?? barred;
  return (
    <tr
      className={classNames(
        "h-14 border-b border-line",
        why === undefined && "cursor-pointer hover:bg-hover",
        on && why === undefined && "bg-accent-soft hover:bg-accent-tint",
      )}
      onClick={why === undefined ? () => onChoose([row], !on) : undefined}
    >
      <td className="w-10 pl-2" onClick={(event) => event.stopPropagation()}>
        <Tick
          className="block"
          checked={on}
          disabled={why !== undefined}
          onCheckedChange={(next) => onChoose([row], next)}
          aria-label={why === undefined ? `Choose ${row.title}` : `${row.title}: ${why}`}
        />
      </td>
      <td className="py-2 pr-2">
        <ItemName image={row.image} title={row.title} detail={barred ?? row.detail} />
      </td>
      {cells.map(({ head, wide, cell }) => (
        <td key={head} className={classNames(CELL, wide && "text-muted max-sm:hidden")}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function RowSkeletons({ cells }: { readonly cells: number }) {
  return Array.from({ length: PICK_SIZE }, (_, index) => (
    <tr key={index} className="h-14 border-b border-line">
      <td className="w-10 pl-2">
        <Skeleton className="size-4" />
      </td>
      <td className="py-2">
        <span className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-small" />
          <Skeleton className="h-3 w-40" />
        </span>
      </td>
      <td colSpan={cells} />
    </tr>
  ));
}

function Rows<Row extends PickRow>(props: PickTableProps<Row>) {
  const { items, chosen, onChoose, cells, fixed, blocked } = props;
  const rows = items.data?.rows ?? [];
  const free = rows.filter(
    (row) =>
      fixed?.(row) === undefined && (chosen.includes(row.id) || blocked?.(row) === undefined),
  );
  const ticked = free.filter(({ id }) => chosen.includes(id));
  return (
    <table className="w-full table-fixed" aria-label={props.label}>
      <thead>
        <tr className="h-9 border-y border-line text-left text-tiny text-muted">
          <th scope="col" className="w-10 pl-2">
            {props.single ? (
              <span className="sr-only">Chosen</span>
            ) : (
              <Tick
                className="block"
                aria-label="Choose all on this page"
                checked={free.length > 0 && ticked.length === free.length}
                some={ticked.length > 0}
                disabled={free.length === 0}
                onCheckedChange={(on) => onChoose(free, on)}
              />
            )}
          </th>
          <th scope="col" className="font-medium">
            {props.head}
          </th>
          {cells.map(({ head, wide }) => (
            <th
              key={head}
              scope="col"
              className={classNames(CELL, "font-medium", wide && "max-sm:hidden")}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        aria-busy={items.isFetching}
        className={classNames(items.isPlaceholderData && "opacity-60")}
      >
        {items.data ? (
          rows.map((row) => <RowOf key={row.id} row={row} props={props} />)
        ) : (
          <RowSkeletons cells={cells.length} />
        )}
      </tbody>
    </table>
  );
}

/** Items to choose from, five at a time. What is ticked stays ticked on other pages. */
export function PickTable<Row extends PickRow>(props: PickTableProps<Row>) {
  const { noun, picking, items } = props;
  return (
    <div className="rounded-control border border-line-strong">
      <div className="p-2">
        <TextInput
          type="search"
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          icon={<Search />}
          value={picking.typed}
          onValueChange={picking.type}
        />
      </div>
      {items.error && items.data === undefined ? (
        <div className="p-2 pt-0">
          <Note
            tone="bad"
            role="alert"
            title={`The ${noun} could not be loaded`}
            action={
              <Button size="sm" onClick={() => void items.refetch()}>
                Try again
              </Button>
            }
          >
            {items.error.message}
          </Note>
        </div>
      ) : (
        <Rows {...props} />
      )}
      {items.data?.total === 0 && !items.isPlaceholderData ? (
        <p className="px-4 py-8 text-center text-muted">
          {picking.q === "" ? props.nothing : `No ${noun} fit “${picking.q}”.`}
        </p>
      ) : null}
      {items.data && items.data.total > 0 ? (
        <div className="px-3">
          <Pagination
            page={picking.page}
            size={PICK_SIZE}
            sizes={[PICK_SIZE]}
            total={items.data.total}
            onPageChange={picking.setPage}
          />
        </div>
      ) : null}
    </div>
  );
}
