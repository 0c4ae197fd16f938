import type { Contract } from "@marquee/api/contract/contract";
import { expect, it } from "vitest";
import { state } from "../../schema/schema.ts";
import { defineList } from "./define-list.ts";

const statesBy = (sortedBy: string) =>
  defineList<Contract["geography"]["states"]>({
    from: state,
    id: state.id,
    select: (tx) => tx.select().from(state),
    inside: "everybody",
    filters: {},
    sorts: { name: state.name },
    sortedBy,
    search: [state.name],
  });

it("[LIST-S1] holds for the order that a list has where nobody asks for one", () => {
  expect(() => statesBy("-name")).not.toThrow();
  expect(() => statesBy("countryId")).toThrow("sorted by countryId, which is none of its sorts");
});
