import {
  cellKey,
  reviewedCells,
  type ChangeItemsContext,
} from "@marquee/machines/items/change-items.model";
import { Count } from "@marquee/ui/content/count.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Pagination } from "@marquee/ui/controls/pagination.tsx";
import { RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { RefusedRow, ReviewedRow } from "./review-cells.tsx";
import type { ChangeStart } from "./start-changing.ts";
import type { ChangeItemsActor } from "./use-change-items.ts";

export interface ChangeReviewProps {
  readonly actor: ChangeItemsActor;
  readonly context: ChangeItemsContext;
  readonly read: ChangeStart["read"];
}

const SIZES = [25, 50, 100] as const;

/** Every change before it is saved: what is refused first, then old and new side by side (CHANGE-M1). */
export function ChangeReview({ actor, context, read }: ChangeReviewProps) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(SIZES[0]);
  const { refused, changed } = reviewedCells(context);
  const shown = changed.slice((page - 1) * size, page * size);
  return (
    <div className="flex flex-col gap-4 pb-1">
      {refused.length > 0 ? (
        <section aria-label="Refused">
          <h3 className="mb-2 flex items-center gap-2 font-medium">
            Refused <Count value={refused.length} />
          </h3>
          <ul className="overflow-hidden rounded-control border border-line-strong">
            {refused.map((reviewed) => (
              <RefusedRow
                key={cellKey(reviewed.row.id, reviewed.cell.field)}
                reviewed={reviewed}
                onTyped={
                  reviewed.cell.isTyped
                    ? (cell, typed) =>
                        actor.send({
                          type: "cell.changed",
                          id: reviewed.row.id,
                          cell: read(cell, typed),
                        })
                    : null
                }
              />
            ))}
          </ul>
        </section>
      ) : null}
      {changed.length > 0 ? (
        <section aria-label="Will change">
          <h3 className="mb-2 flex items-center gap-2 font-medium">
            Will change <Count value={changed.length} />
          </h3>
          <ul className="overflow-hidden rounded-control border border-line-strong [&>li:last-child]:border-0">
            {shown.map((reviewed) => {
              const { id, name } = reviewed.row;
              const { field, label } = reviewed.cell;
              const isLeftOut = context.leftOut.includes(cellKey(id, field));
              return (
                <ReviewedRow key={cellKey(id, field)} reviewed={reviewed} isLeftOut={isLeftOut}>
                  <IconButton
                    size="sm"
                    label={
                      isLeftOut
                        ? `Change ${label} of ${name} after all`
                        : `Leave ${label} of ${name} as it is`
                    }
                    icon={
                      isLeftOut ? (
                        <RotateCcw className="size-4" aria-hidden="true" />
                      ) : (
                        <X className="size-4" aria-hidden="true" />
                      )
                    }
                    onClick={() =>
                      actor.send({ type: isLeftOut ? "cell.included" : "cell.leftOut", id, field })
                    }
                  />
                </ReviewedRow>
              );
            })}
          </ul>
          {changed.length > SIZES[0] ? (
            <Pagination
              label="Pages of changes"
              page={page}
              size={size}
              sizes={SIZES}
              total={changed.length}
              onPageChange={setPage}
              onSizeChange={(next) => {
                setSize(next);
                setPage(1);
              }}
            />
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
