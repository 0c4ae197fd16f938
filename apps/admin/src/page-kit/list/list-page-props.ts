import type { ReactNode } from "react";
import type { Address } from "../address.ts";
import type { BulkAction, Column, ListDefinition, RowAction } from "./list-definition.ts";
import type { RowDetails } from "./row-details.tsx";
import type { ListPageState } from "./use-list-page.ts";
import type { ListQuery } from "./use-list-rows.ts";

export interface ListPageProps<Row extends object> {
  readonly list: ListDefinition;
  readonly title: string;
  /** A count or a state, beside the title. */
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  /** The one primary button. */
  readonly action?: ReactNode;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** Names a row for people who cannot see it. */
  readonly rowName: (row: Row) => string;
  /** Where pressing a row leads. */
  readonly rowLink?: (row: Row) => Address;
  /** Whether a row is the one that the rest of the page is about. */
  readonly rowCurrent?: (row: Row) => boolean;
  /** What a row shows under itself when it is opened there. */
  readonly rowDetails?: RowDetails<Row>;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** How many are behind the tabs that the call for these rows does not count. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  readonly searchLabel: string;
  /** Filters of the screen's own, with how many are set and how to clear them. */
  readonly filters?: ReactNode;
  readonly filtersSet?: number;
  readonly onClearFilters?: () => void;
  /** Shown where nothing exists at all, as against where a filter hides everything. */
  readonly empty: ReactNode;
  /** Rows have an image. */
  readonly tall?: boolean;
}

export interface ListContentProps<Row extends object> extends ListPageProps<Row> {
  readonly page: ListPageState<Row>;
}
