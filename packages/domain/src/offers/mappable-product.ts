import type { Flag } from "../wire/field.schema.ts";

/** Whether a product of an offer's branch is mapped to that offer already. */
export const isMapped = ({ mapped }: { readonly mapped: Flag }): boolean => mapped === "Y";
