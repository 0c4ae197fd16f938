import type { Person } from "../pages/people.ts";

/** How the values of a column are put in order. */
export type Order = "text" | "moment" | "number";

export interface TabDescription {
  readonly label: string;
  /** As the address has it; the first tab is the one without. */
  readonly value: string;
  /** False if the tab shows no count of its rows. */
  readonly counted?: boolean;
}

/** A column that can be sorted by. Its rows must not all have the same value. */
export interface SortDescription {
  readonly column: string;
  /** As the address has it. */
  readonly key: string;
  readonly order: Order;
  /** What screens show of a stored value, where the rows are in the order of that. */
  readonly shown?: (stored: string) => string;
  /** The list is sorted by it from the start. */
  readonly first?: "descending";
}

/** Something that can be done with a row. */
export interface ActionDescription {
  /** As the row's menu has it. */
  readonly name: string;
  /** The question of its dialog, in which the row's own name may be, and its answer; absent if nothing is asked. */
  readonly confirmed?: { readonly question: RegExp; readonly confirm: string };
  /** What is shown once it is done. */
  readonly done: string;
  /** Something that grows when it is done: read from the database before and after. */
  readonly count: () => Promise<number>;
  /** What is shown once Undo has taken it back (SCREEN-T4); absent if the server cannot. */
  readonly undone?: string;
}

/** A list screen as its browser suite needs to know it. What a list does not have is left out. */
export interface ListDescription {
  /** The list with which every run shows what all lists share: see `verification/src/sample.ts`. */
  readonly example?: true;
  /** Begins the titles of its tests. */
  readonly noun: string;
  readonly path: string;
  readonly title: RegExp;
  /** The region of the page that it is in, if another list is on the page. */
  readonly within?: string;
  /** A user who sees rows here. */
  readonly who: Person;
  /** What the address must have for there to be several rows, such as `tab=pending`. */
  readonly rowsAt?: string;
  /** The call that fetches the rows. */
  readonly call: RegExp;
  readonly tabs?: readonly TabDescription[];
  /** Every column that this person sees in a window of 1366 pixels, in order. */
  readonly columns: readonly string[];
  /** Few rows have an action, and a page without one has no column of actions (SCREEN-L21), which is not among `columns` then. */
  readonly fewActions?: true;
  /** One of them that can be hidden. */
  readonly hideable: string;
  /** A text that some rows show but not all; a function if it differs each time. */
  readonly search: { readonly label: string; readonly text: string | (() => Promise<string>) };
  readonly sorts: readonly SortDescription[];
  readonly filter?: {
    readonly label: string;
    readonly key: string;
    readonly choice: string;
    readonly column: string;
  };
  /** There are more rows than a page holds. */
  readonly paged?: boolean;
  /** What can be done with all selected rows. */
  readonly bulk?: readonly string[];
  /** Rows can be ticked without "Select". */
  readonly ticks?: boolean;
  /** The exported file and its first line. */
  readonly csv: { readonly file: string; readonly columns: readonly string[] };
  /** A user for whom nothing exists here, and the message they read. */
  readonly nothing?: { readonly who: Person; readonly at: string; readonly message: string };
  /** A user who may not, and the reason that is shown to them. */
  readonly refused?: { readonly who: Person; readonly reason: string };
  readonly action?: ActionDescription;
  /** Where pressing a row leads. */
  readonly opens?: RegExp;
  /** How the master narrows it, who sees every company: by one of several, and by one of its branches. */
  readonly narrowedBy?: {
    readonly company: string;
    readonly branch: string;
    /** Under which keys the browser stores both. */
    readonly keys: readonly [string, string];
    /** The column that those of one company see, and who chooses does not. */
    readonly without: string;
  };
}

/** One control of a form and a value it takes. */
export interface FieldDescription {
  readonly label: string;
  /** `derived` follows from other fields, which come before it: it is looked at alone. */
  readonly kind: "text" | "password" | "choice" | "category" | "tick" | "derived";
  /** What is typed; of a choice, the option; of a category, the way down to it, as in `Home › Rugs`; of a tick, nothing. */
  readonly value: string;
  /** What is shown while it is empty; absent if it may be. */
  readonly missing?: string;
}

/** A form screen as its browser suite needs to know it. */
export interface FormDescription {
  /** The form with which every run shows what all forms share: see `verification/src/sample.ts`. */
  readonly example?: true;
  readonly noun: string;
  readonly path: string;
  readonly title: RegExp;
  /** It is a panel beside its list: its title is a second heading, and the way back a button. */
  readonly inPanel?: true;
  readonly who: Person;
  /** In the order of the page. The first that may not be empty gets the focus. */
  readonly fields: readonly FieldDescription[];
  /** A text field that identifies this test's thing: its value is made unique. */
  readonly named: string;
  readonly submit: string;
  /** What the way back is called; "Back" by default. */
  readonly back?: string;
  readonly saved: string;
  /** Where Back and a save lead. */
  readonly list: { readonly path: string; readonly title: RegExp };
  /** How many things of a name the database holds. */
  readonly count: (name: string) => Promise<number>;
  readonly refused?: { readonly who: Person; readonly reason: string };
  /** What the master does with it, who chooses the company first: saves it, and finds, changes and copies it in its list. */
  readonly asMaster?: {
    readonly company: string;
    /** What the address of the list must have for something new to be there. */
    readonly rowsAt: string;
    readonly search: string;
    readonly changed: string;
    readonly copied: string;
  };
}
