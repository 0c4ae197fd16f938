/** So long a confirmed decision can be undone (BILL-Q2). */
export const UNDO_SECONDS = 5;
