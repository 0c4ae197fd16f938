import type { Flag } from "../wire/field.schema.ts";

/** Whether campaigns of this branch go live at once, or wait for a master's approval. */
export const isApproved = (store: { readonly isApprove: Flag }): boolean => store.isApprove === "Y";
