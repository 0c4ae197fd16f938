import { MOST_CHANGES } from "@marquee/domain/items/item-changes";
import { priceCell } from "@marquee/domain/products/change-cells";
import {
  changeCounts,
  changeResult,
  isChangedMeanwhile,
  reviewedCells,
  undoResult,
  type ChangeItemsContext,
} from "@marquee/machines/items/change-items.model";
import { render } from "@testing-library/react";
import { it } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { findOffered, press } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { ChangeItemsDialog } from "./change-items-dialog.tsx";
import type { ChangeItemsActor } from "./use-change-items.ts";

const FIRST = "Lamp 0";
const PRICE = `Actual Price of ${FIRST}`;
/** The rows of the review, and its pages. */
const TABLE =
  /^(Leave|Change) Actual Price of|^Use |^(Rows per page|Previous page|Next page|25)|^Actual Price of/;

const contextOf = ({ context }: AnyMachineSnapshot): ChangeItemsContext => context;
const countsOf = (snapshot: AnyMachineSnapshot) => changeCounts(contextOf(snapshot));
const isMany = (snapshot: AnyMachineSnapshot) => undoResult(contextOf(snapshot)).all > MOST_CHANGES;

const changesText = (count: number) => `${count} ${count === 1 ? "change" : "changes"}`;

it("[MACH-C10] [MACH-C11] [CHANGE-M6] changing many items shows and offers what it must in every state", () =>
  walkScreen("changeItems", {
    render: screenOf<ChangeItemsActor>(
      (actor) =>
        void render(
          <main id="main" tabIndex={-1}>
            <ChangeItemsDialog
              actor={actor}
              words={{
                one: "product",
                many: "products",
                read: (cell, typed) => priceCell(Number(cell.before), typed),
              }}
            />
          </main>,
        ),
    ),
    states: {
      // CHANGE-M1
      reviewing: (snapshot) => {
        const { cells } = countsOf(snapshot);
        const { refused } = reviewedCells(contextOf(snapshot));
        return {
          shows: [
            `Look over ${changesText(cells)}`,
            "Nothing has been saved yet.",
            ...refused.map(({ cell }) => cell.problem ?? ""),
          ],
          offers: ["Back", "Close", ...(cells > 0 ? [`Apply ${changesText(cells)}`] : [])],
          mayOffer: [TABLE],
        };
      },
      // CHANGE-M2, CHANGE-M3
      applying: (snapshot) => ({
        shows: [`of ${changeResult(contextOf(snapshot)).all} done`],
        hides: ["It has stopped"],
        offers: contextOf(snapshot).isCancelled ? [] : ["Cancel"],
        mayOffer: ["Close"],
      }),
      // CHANGE-M4
      waiting: {
        shows: ["It has stopped", "No answer", "What was saved stays."],
        offers: ["Cancel", "Go on"],
        mayOffer: ["Close"],
      },
      cancelled: (snapshot) => ({
        shows: ["You stopped it. The rest is as it was."],
        offers: ["Close", ...undoOf(snapshot)],
      }),
      // CHANGE-M6
      partly: (snapshot) => ({
        shows: [
          /Please enter brand|Something went wrong|meanwhile: |Nothing is left to be chosen/,
          "changed",
        ],
        offers: ["Close", ...undoOf(snapshot)],
        mayOffer: [/^(Use my change to|Leave as it is:) /],
      }),
      done: { shows: [], hides: ["Look over"], offers: [] },
      undoing: (snapshot) => ({
        shows: isMany(snapshot) ? ["Taking back"] : [],
        offers: isMany(snapshot) ? ["Stop"] : [],
        mayOffer: ["Close"],
      }),
      // CHANGE-M5
      undoWaiting: {
        shows: ["Undo has stopped"],
        offers: ["Close", "Go on"],
      },
      undone: { shows: [], hides: ["Undo"], offers: [] },
      closed: { shows: [], hides: ["Look over"], offers: [] },
    },
    person: {
      "cell.changed": ({ cell }) => {
        const field = findOffered(PRICE);
        return field instanceof HTMLInputElement && cell.problem === null
          ? async (user) => {
              await user.clear(field);
              await user.type(field, "36{Enter}");
            }
          : null;
      },
      "cell.leftOut": press(`Leave ${PRICE} as it is`),
      "cell.included": press(`Change ${PRICE} after all`),
      "item.overwritten": press(`Use my change to ${FIRST}`),
      "item.leftAsItIs": press(`Leave as it is: ${FIRST}`),
      "apply.started": press(/^Apply \d/),
      "apply.cancelled": press("Cancel"),
      "apply.resumed": press("Go on"),
      "undo.started": press(/^(Undo \d+|Go on)$/),
      "undo.stopped": press("Stop"),
      "review.closed": press(/^(Back|Close)$/),
    },
    exceptions: {
      "changeItems.done|undo.started|0": "The toast of what was done offers it (CHANGE-M6).",
    },
    // what is typed and is no price is refused where it was typed
    allows: (snapshot, event) => {
      // what one call takes back is done before a dialog could be read
      if (event.type === "undo.stopped") return isMany(snapshot);
      // a cancel that waits for the part that runs is not requested again
      if (event.type === "apply.cancelled") return !contextOf(snapshot).isCancelled;
      if (event.type === "item.overwritten" || event.type === "item.leftAsItIs")
        return isChangedMeanwhile(contextOf(snapshot), event["id"]);
      const { leftOut } = contextOf(snapshot);
      const { refused, changed } = reviewedCells(contextOf(snapshot));
      const isFirst = ({ row }: { readonly row: { readonly name: string } }) => row.name === FIRST;
      if (event.type === "cell.changed")
        return event["cell"].problem === null && refused.some(isFirst);
      if (event.type === "cell.leftOut") return leftOut.length === 0 && changed.some(isFirst);
      return event.type !== "cell.included" || (leftOut.length > 0 && changed.some(isFirst));
    },
    distinguish: (snapshot) => [
      countsOf(snapshot),
      reviewedCells(contextOf(snapshot)).refused.length,
      contextOf(snapshot).isCancelled,
      changeResult(contextOf(snapshot)).done,
      changeResult(contextOf(snapshot)).notDone.map(({ outcome }) => outcome.tag),
      undoResult(contextOf(snapshot)).done,
      contextOf(snapshot).problem !== null,
    ],
  }));

const undoOf = (snapshot: AnyMachineSnapshot): readonly string[] => {
  const { done } = changeResult(contextOf(snapshot));
  return done > 0 ? [`Undo ${done}`] : [];
};
