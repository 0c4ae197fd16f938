import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
import type { ReactNode } from "react";
import type { AnyMachineSnapshot } from "xstate";
import { renderScreen } from "./render-screen.tsx";
import { press, typeInto } from "./screen-controls.ts";
import type { Gesture, ScreenWalk } from "./screen-walk.ts";
import { walkScreen } from "./walk-screen.ts";

export interface ConfirmedOnScreen extends Pick<ScreenWalk, "isFull"> {
  readonly screen: ReactNode;
  readonly at?: string;
  readonly user?: LoggedUser;
  /** What it is requested with, while no dialog is open. */
  readonly offered: readonly (string | RegExp)[];
  /** How the user requests it on the page; null while they cannot. */
  readonly request: Gesture;
  readonly question: string;
  readonly confirm: string;
  /** The field that belongs to the confirmation, and what is typed into it; absent if there is none. */
  readonly field?: { readonly label: string; readonly typed: string };
  /** What is reported of a success and of a failure. */
  readonly success: string;
  readonly failure: string;
  /** Whether a request asks nothing and runs at once. */
  readonly runsAtOnce?: (subject: object) => boolean;
}

/** Walks a confirmed action on the page that it is requested from, with its own words and reports. */
export function walkConfirmed(id: string, one: ConfirmedOnScreen): Promise<void> {
  const { offered, question, confirm, success, failure, runsAtOnce, field } = one;
  const fields = field ? [field.label] : [];
  const isAtOnce = (subject: object): boolean => runsAtOnce?.(subject) === true;
  const atOnce = ({ context }: AnyMachineSnapshot): boolean =>
    context.subject !== null && isAtOnce(context.subject);
  const isOpen = (snapshot: AnyMachineSnapshot): boolean =>
    snapshot.matches("confirming") ||
    snapshot.matches("failed") ||
    (snapshot.matches("running") && !atOnce(snapshot));
  const anything = [/./];
  const behind = "The dialog is over the page.";
  const nothingWaits =
    "What always asks runs behind its dialog, so nothing is requested meanwhile.";
  return walkScreen(id, {
    ...(one.isFull === undefined ? {} : { isFull: one.isFull }),
    render: [
      async () => {
        await renderScreen(
          <>
            {one.screen}
            <Toasts toaster={toaster} />
          </>,
          one,
        );
      },
    ],
    states: {
      idle: { shows: [], hides: [question, success], offers: offered, mayOffer: anything },
      // CONFIRM-M1: nothing else can be pressed
      confirming: { shows: [question], offers: [confirm, "Cancel", ...fields] },
      // CONFIRM-M2, CONFIRM-M4, CONFIRM-M5
      running: (snapshot) =>
        atOnce(snapshot)
          ? { shows: [], hides: [question], offers: offered, mayOffer: anything }
          : { shows: [question], offers: ["Cancel", ...fields] },
      succeeded: { shows: [success], hides: [question], offers: offered, mayOffer: anything },
      // CONFIRM-M3
      failed: {
        shows: ["No answer", failure],
        offers: ["Try again", "Cancel", ...fields],
        mayOffer: ["Close"],
      },
    },
    person: {
      "action.requested": one.request,
      "action.confirmed": () => {
        const confirms = press(confirm)();
        return (
          confirms &&
          (async (user) => {
            if (field) await typeInto(field.label, () => field.typed)({})?.(user);
            await confirms(user);
          })
        );
      },
      "action.cancelled": press("Cancel"),
      "action.retried": press("Try again"),
      "report.dismissed": press("Cancel"),
    },
    // whether something waits for its turn, and how it begins then
    distinguish: (snapshot) => [
      snapshot.context.waiting.slice(0, 1).map(isAtOnce),
      atOnce(snapshot),
    ],
    allows: (snapshot, { type }) => {
      if (type === "action.requested") return !isOpen(snapshot);
      // what runs at once and is retried keeps its dialog, which no state tells from a first attempt
      if (type === "action.retried") return !atOnce(snapshot);
      return isOpen(snapshot) || !/^(action|report)/.test(type);
    },
    exceptions: {
      [`${id}.succeeded|report.dismissed|0`]:
        "A success is reported by a toast, which goes by itself.",
      [`${id}.failed|action.requested|0`]: behind,
      [`${id}.failed|action.requested|1`]: behind,
      ...(runsAtOnce
        ? {}
        : {
            [`${id}.running|action.requested|0`]: behind,
            [`${id}.succeeded||0`]: nothingWaits,
            [`${id}.idle||1`]: nothingWaits,
          }),
    },
  });
}
