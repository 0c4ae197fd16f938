/**
 * The kinds of pages. Each has one outline, which is drawn in the place of the page while its code, and then its data, are on their
 * way, so that nothing moves when they come (SCREEN-G11).
 */
export type PageKind =
  | "home"
  | "list"
  /** A list with tabs above its rows. */
  | "tabbedList"
  | "report"
  | "detail"
  | "invoice"
  | "form"
  /** A form with a preview or a map beside its fields. */
  | "formWithAside"
  | "steps"
  /** A page for users who are not signed in. */
  | "public";
