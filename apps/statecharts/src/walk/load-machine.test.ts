import { expect, it } from "vitest";
import { findListed } from "../testing/entry-of.ts";
import { loadMachine } from "./load-machine.ts";

it("finds a machine in the list that is named, whatever else that list exports", async () => {
  expect(await loadMachine("payments/payments.list.ts", "checkout")).toBe(findListed("checkout"));
  // this list exports functions as well
  expect(await loadMachine("forms/forms.list.ts", "form")).toBe(findListed("form"));
  // of another noun than its list
  expect(await loadMachine("campaigns/campaigns.list.ts", "pricedPlan")).toBe(
    findListed("pricedPlan"),
  );
});

it("names the path at which a machine was searched", async () => {
  await expect(loadMachine("forms/forms.list.ts", "checkout")).rejects.toThrow(
    "checkout is not in forms/forms.list.ts",
  );
  await expect(loadMachine("nothing", "checkout")).rejects.toThrow("not in nothing");
});
