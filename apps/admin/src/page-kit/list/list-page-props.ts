import type { Page } from "@marquee/api/http/call";
import type { ReactNode } from "react";
import type { Address, NamedAddress } from "../address.ts";
import type { BulkAction, Column, FootRow, ListDefinition, RowAction } from "./list-definition.ts";
import type { RowDetails } from "./row-details.tsx";
import type { ListPageState } from "./use-list-page.ts";
import type { ListQuery } from "./use-list-rows.ts";

/** What every list takes. */
export interface ListProps<Row extends object> {
  readonly list: ListDefinition;
  readonly title: string;
  /** A count or a state, beside the title. */
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  /** The page above this one. */
  readonly parent?: NamedAddress;
  /** The one primary button. */
  readonly action?: ReactNode;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  /** `id` of the row by default. */
  readonly rowId?: (row: Row) => string;
  /** The columns of an export, if it has more than the list shows: read for the rows that are exported. */
  readonly exportColumns?: (rows: readonly Row[]) => Promise<readonly Column<Row>[]>;
  /** Names a row for users who cannot see it; the text of the column that is the title of its card by default. */
  readonly rowName?: (row: Row) => string;
  /** Where pressing a row leads; where its first action leads by default, if that is a button. */
  readonly rowLink?: (row: Row) => Address | undefined;
  /** Whether a row is the one that the rest of the page is about. */
  readonly rowCurrent?: (row: Row) => boolean;
  /** What a row shows under itself when it is opened there. */
  readonly rowDetails?: RowDetails<Row>;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** How many are behind the tabs that the call for these rows does not count. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  readonly searchLabel: string;
  /** Filters of the screen's own, with how many are set and how to clear them. */
  readonly filters?: ReactNode;
  readonly filtersSet?: number;
  readonly onClearFilters?: () => void;
  /** Rows that are selected from the start, whatever page they are on. */
  readonly ticked?: readonly Row[];
  /** Shown if nothing exists at all, not if a filter hides everything. */
  readonly empty: ReactNode;
  /** Rows have an image. */
  readonly tall?: boolean;
  /** Under the title, whether there are rows or not: such as the days that are listed. */
  readonly lead?: ReactNode;
  /** Above the rows, and scrolled with them: such as a chart. */
  readonly above?: ReactNode;
  /** It is not known yet whether something is above the rows: they wait, and both come together (SCREEN-L31). */
  readonly awaitsAbove?: boolean;
  /** Below the rows, and scrolled with them. */
  readonly below?: ReactNode;
  /** Without search, filters and tools: for a list of a few rows that is a part of a page. */
  readonly toolless?: boolean;
  /** Sums below the rows of a page. */
  readonly foot?: (rows: readonly Row[], page: Page<Row>) => readonly FootRow[];
}

/** A row whose id is in another field says which. */
export type IdOf<Row> = Row extends { readonly id: string }
  ? unknown
  : { readonly rowId: (row: Row) => string };

export type ListPageProps<Row extends object> = ListProps<Row> & IdOf<Row>;

/** The id, link and name of a row, with defaults for those that the screen leaves out. */
export type ListRowProps<Row extends object> = Required<
  Pick<ListProps<Row>, "rowId" | "rowLink" | "rowName">
>;

export interface ListContentProps<Row extends object>
  extends Omit<ListProps<Row>, keyof ListRowProps<Row>>, ListRowProps<Row> {
  readonly page: ListPageState<Row>;
}
