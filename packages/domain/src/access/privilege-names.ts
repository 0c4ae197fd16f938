import type { PrivilegeCode } from "./logged-user.schema.ts";

/** The names of the privileges that grant something, for the pages that make and show a role. */
export const PRIVILEGE_NAMES: Readonly<Record<PrivilegeCode, string>> = {
  VIEW_ALL_COMPANY: "View all companies",
  CAN_ADD_UPDATE: "Add and update",
  ADD_UPDATE_COMPANY: "Add and update companies",
  VIEW_INVOICE: "View invoices",
  VIEW_BILLS: "View bills",
};
