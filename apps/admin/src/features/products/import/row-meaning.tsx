import type { FileRow, RowChoice } from "@marquee/machines/products/csv-import.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";

const ADD = "Add a second";

/** What happens to the existing product of a row, if it is updated. */
const updateText = ({ match }: FileRow): string =>
  match?.changes.length === 0 ? "Unchanged" : "Update it";

export interface RowMeaningProps {
  readonly row: FileRow;
  /** Null if the product of the row is not there. */
  readonly choice: RowChoice | null;
  readonly onChoice: ((rows: readonly number[], choice: RowChoice) => void) | null;
}

/** What a row does: it adds a product, or what is chosen for the existing one (PRODUCT-I14). */
export function RowMeaning({ row, choice, onChoice }: RowMeaningProps) {
  if (row.problems.length > 0) return <span className="text-muted">–</span>;
  if (choice === null) return <span>New</span>;
  if (onChoice === null) return <span>{choice === "add" ? ADD : updateText(row)}</span>;
  return (
    <Select
      size="sm"
      aria-label={`Product of row ${row.number}, which is there`}
      value={choice}
      onValueChange={(next) => onChoice([row.number], next === "add" ? "add" : "update")}
      choices={[
        { value: "update", label: updateText(row) },
        { value: "add", label: ADD },
      ]}
    />
  );
}

export interface ChoiceOfAllProps {
  readonly count: number;
  readonly onChoice: (choice: RowChoice) => void;
}

/** Chooses the same for every row whose product is there. */
export function ChoiceOfAll({ count, onChoice }: ChoiceOfAllProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
      <p>
        {count === 1
          ? "1 product is already there, by its branch and name."
          : `${count} products are already there, by their branch and name.`}
      </p>
      {count > 1 ? (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onChoice("update")}>
            Update all
          </Button>
          <Button size="sm" onClick={() => onChoice("add")}>
            Add a second of each
          </Button>
        </span>
      ) : null}
    </div>
  );
}
