import type { Call, SortOf } from "@marquee/api/http/call";
import type { HelpAddress } from "@marquee/domain/help/help-pages";
import type { ReactNode } from "react";
import type { Address } from "../address.ts";
import type { CsvCell } from "./csv.ts";

/** A tab of a list: one view of its rows. */
export interface ListTab {
  readonly value: string;
  readonly label: string;
}

/** A filter that is in the address: one of a few values, or none. */
export interface ListFilter {
  /** Its name in the address and on the wire. */
  readonly key: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** What a list can be sorted by: what the contract of its call names, if it says which call that is. */
type Sort<Of> = Of extends Call ? SortOf<Of> : string;

/** What the address of a list, of the rows of a call, can hold. Everything else in it is ignored. */
export interface ListDefinition<Of = unknown> {
  /** Names the list in the browser's storage, and for the views that are saved of it. */
  readonly name: string;
  /** Begins its names in the address if another list is on the same page: `stores` makes `storesPage` of `page`. */
  readonly prefix?: string;
  /** The first is shown if the address names none. */
  readonly tabs?: readonly ListTab[];
  /** What the tabs distinguish, for screen readers; "Status" by default. */
  readonly tabsLabel?: string;
  readonly filters?: readonly ListFilter[];
  /** Its address names days as well, and a saved view holds them: `DateRange` is above the rows. */
  readonly hasDates?: true;
  /** Its address names a company and a branch as well, and a saved view holds them (SCREEN-L22). */
  readonly hasCompany?: true;
  /** Columns that can be sorted by, as the server names them. */
  readonly sortable: readonly Sort<Of>[];
  /** Such as `-createdOn`; descending with the minus. */
  readonly defaultSort?: Sort<Of> | `-${Sort<Of>}`;
  /** The heading of the column of actions; "Action" by default. */
  readonly actionsLabel?: string;
  /** In a table, rows can be ticked from the start: the first tick begins the selection. */
  readonly ticks?: boolean;
  /** Rows per page; the first is the default. */
  readonly sizes?: readonly number[];
}

/** The state of a list: what its address has, and the defaults of what it leaves out. */
export interface ListState {
  readonly tab: string | null;
  readonly page: number;
  readonly size: number;
  readonly sort: string | null;
  readonly q: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** What is requested of the server: one page of rows. */
export interface ListRequest extends ListState {
  /** The part that every list call takes. */
  readonly query: {
    readonly page?: number | undefined;
    readonly size: number;
    readonly sort?: string;
    readonly q?: string;
    readonly after?: string;
    readonly before?: string;
  };
}

/** How a column is shown on a narrow screen, on which a row is a card. */
export type CardPart = "image" | "title" | "subtitle" | "badge" | "fact" | "none";

export interface Column<Row> {
  /** Also the name the server sorts by. */
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The cell in the exported file, which has every column of the list (LIST-E1); it may have to be read first. */
  readonly csv: ((row: Row) => CsvCell | Promise<CsvCell>) | "noText";
  /** Money, dates and counts are aligned right. */
  readonly right?: boolean;
  /** Takes the room that is left, and is cut with an ellipsis. One column has it. */
  readonly flexible?: boolean;
  /** A text of any length: it has a share of the room that is left, and is cut with an ellipsis where that ends. */
  readonly shares?: boolean;
  /** Cannot be hidden. */
  readonly fixed?: boolean;
  /** Left out while a panel beside the rows leaves no room for it. */
  readonly secondary?: boolean;
  /** Hidden until the user shows it; `narrow` in a table on a narrow window alone (SCREEN-L24). */
  readonly hidden?: true | "narrow";
  /** The heading is there for users who cannot see the column; a card says it once it is opened. */
  readonly quietLabel?: boolean;
  readonly card?: CardPart;
  /** How many lines the fact takes on a card; one by default. */
  readonly cardLines?: number;
  /** Whether a card leaves the fact out for this row until it is opened: there is nothing to say (SCREEN-L28). */
  readonly isEmpty?: (row: Row) => boolean;
  /** The cell on a card, if it differs from the table's. */
  readonly onCard?: (row: Row) => ReactNode;
  /** On cards alone: what a table shows by other means, such as the tab. */
  readonly only?: "cards";
}

/** A row of sums below the others: the cell under each column. */
export interface FootRow {
  readonly label: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

/** Something that can be done with a row: a function that runs, or an address that it leads to. */
export type RowAction = RowActionLook &
  (
    | { readonly onSelect: () => void; readonly link?: undefined }
    | { readonly link: Address; readonly onSelect?: undefined }
  );

interface RowActionLook {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabledReason?: string | undefined;
  /** What explains the reason. */
  readonly help?: HelpAddress;
  readonly danger?: boolean;
  /** Is behind "…" even if it is the first: its label is too long for a column. */
  readonly behind?: boolean;
  /** Opens the form of the row: "E" takes it (SCREEN-K10). */
  readonly edits?: boolean;
  /** The label of a button beside the first one, for the most frequent action; it is part of `label`. */
  readonly shownAs?: string;
}

/** Something that can be done with all selected rows. */
export interface BulkAction<Row> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: (rows: readonly Row[]) => void;
  readonly disabledReason?: string | undefined;
  /** The key that does it with the ticked rows, or with those of the page, for which it has a button above the list (SCREEN-K10). */
  readonly key?: "F2";
}
