import type { Contract } from "@marquee/api/contract/contract";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { role, state } from "../../schema/schema.ts";
import type { Tx } from "../database/typed.ts";
import { defineList } from "./define-list.ts";

const statesBy = (sortedBy: string) =>
  defineList<Contract["geography"]["states"]>({
    from: state,
    id: state.id,
    select: (tx) => tx.select().from(state),
    tenantFilter: "none",
    filters: {},
    sorts: { name: state.name },
    sortedBy,
    search: [state.name],
  });

it("[LIST-S1] holds for the order that a list has if the caller asks for none", () => {
  expect(() => statesBy("-name")).not.toThrow();
  expect(() => statesBy("countryId")).toThrow("sorted by countryId, which is none of its sorts");
});

it("[LIST-S1] sorts by what the contract of its call names, and by nothing else", () => {
  const roles = {
    from: role,
    id: role.id,
    select: (tx: Tx) => tx.select().from(role),
    tenantFilter: "none",
    filters: { companyId: (id: string) => eq(role.companyId, id) },
    search: [role.roleName],
    sortedBy: "roleName",
  } as const;
  type Roles = Contract["roles"]["all"];
  defineList<Roles, unknown, unknown>({ ...roles, sorts: { roleName: role.roleName } });
  // @ts-expect-error the contract names roleName
  expect(() => defineList<Roles, unknown, unknown>({ ...roles, sorts: {} })).toThrow("roleName");
});
