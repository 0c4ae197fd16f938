import { isRowTyped } from "@marquee/machines/patterns/rows.model";
import type { ReactNode } from "react";
import type { RowsActor } from "../page-kit/form/use-rows.ts";
import { renderScreen } from "./render-screen.tsx";
import { findOffered, press, typeInto } from "./screen-controls.ts";
import { screenOf } from "./screen-starts.ts";
import type { ScreenWalk } from "./screen-walk.ts";
import { walkScreen } from "./walk-screen.ts";

interface RowsOnScreen<Row extends object> extends Pick<ScreenWalk, "events" | "exceptions"> {
  /** The dialog around a running list. */
  readonly dialog: (actor: RowsActor<Row>) => ReactNode;
  /** The field that the paths type into. */
  readonly field: string | RegExp;
  /** What is offered while nothing is there yet. */
  readonly offers: readonly string[];
  /** What is offered once it has been loaded. */
  readonly mayOffer?: readonly RegExp[];
  readonly add: string;
  readonly save: string;
  /** How the typed field is filled. */
  readonly type?: ScreenWalk["person"][string];
  readonly allows?: ScreenWalk["allows"];
}

const CLEAR = "Clear this entry";

/** Walks a list that is set up row by row in its dialog, by what every such list must show and offer (ROWS-M1 … ROWS-M4). */
export function walkRows<Row extends object>(id: string, list: RowsOnScreen<Row>): Promise<void> {
  const { field, offers, add, save } = list;
  return walkScreen(id, {
    render: screenOf<RowsActor<Row>>(async (actor) => {
      await renderScreen(list.dialog(actor));
    }),
    states: {
      editing: ({ context }) => ({
        shows: [add, save],
        offers: [...offers, add, save, "Cancel", "Close"],
        mayOffer: [
          "Show the list",
          CLEAR,
          ...(list.mayOffer ?? []),
          ...(context.rows.length > 0 ? [/^Bid for/, /^Remove/] : []),
        ],
      }),
    },
    person: {
      "field.changed": list.type ?? typeInto(field, ({ value }) => String(value)),
      "field.blurred": () => {
        // any field that is left is left
        const control = findOffered("Bid, CAD");
        return (
          control &&
          (async (user) => {
            await user.click(control);
            await user.tab();
          })
        );
      },
      "row.added": press(add),
      "row.cleared": press(CLEAR),
      "row.changed": typeInto(/^Bid for/, ({ values }) =>
        String(Reflect.get(Object(values), "bid")),
      ),
      "row.removed": press(/^Remove/),
      "rows.saved": press(save),
      "rows.cancelled": press("Cancel"),
    },
    elsewhere: ["fields.changed"],
    besides: ["field.blurred"],
    ...(list.events ? { events: list.events } : {}),
    ...(list.exceptions ? { exceptions: list.exceptions } : {}),
    allows: ({ context }, { type, name, value }) => {
      if (type === "row.cleared") return isRowTyped(context);
      // a field that has a text already is not changed by the same one
      if (type === "field.changed") return Reflect.get(context.fields.values, name) !== value;
      return (type !== "row.removed" && type !== "row.changed") || context.rows.length > 0;
    },
  });
}
