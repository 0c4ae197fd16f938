import type { Actor, PrivilegeCode } from "./logged-user.schema.ts";

/** Internal administrators. */
export const isMaster = (actor: Actor): boolean => actor.isMaster === "Y";

/** Support or agency staff. */
export const isAgent = (actor: Actor): boolean => actor.isAgentUser === "Y";

/** Merchants who came through the shop platform. */
export const isShopUser = (actor: Actor): boolean => actor.isShopify === "Y";

/** Whether a user's role has a code. Codes beyond the five are stored, and grant nothing (ACCESS-P4). */
export const holds = (actor: Actor, code: PrivilegeCode): boolean =>
  actor.privilegeCode?.includes(code) ?? false;

/** Acts across companies and chooses the company first: master, agent or VIEW_ALL_COMPANY (ACCESS-P1). */
export const isPrivileged = (actor: Actor): boolean =>
  isMaster(actor) || isAgent(actor) || holds(actor, "VIEW_ALL_COMPANY");
