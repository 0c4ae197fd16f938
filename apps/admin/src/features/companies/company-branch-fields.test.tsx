import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { createFormMachine } from "@marquee/machines/forms/form.machine";
import { PRESS_FOR_HELP } from "@marquee/ui/controls/help-at.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { BranchSelect } from "./branch-select.tsx";
import { CompanyBranchFields } from "./company-branch-fields.tsx";

const BRANCHES: Readonly<Record<string, readonly string[]>> = { c1: ["b1", "b2"], c2: ["b3"] };

serveCalls(({ pathname }) => {
  const company = /getStoreByCompany\/(\w+)/.exec(pathname)?.[1];
  if (company === undefined)
    return listResponse(Object.keys(BRANCHES).map((id) => ({ id, name: `Company ${id}` })));
  const branches = BRANCHES[company] ?? [];
  return listResponse(branches.map((id) => ({ id, code: `Code ${id}`, storeName: id })));
});

interface Thing {
  readonly id: string;
  readonly companyId: string;
  readonly storeId: string;
}
const machine = createFormMachine<Thing, { readonly version: number }>({
  id: "thing",
  title: "A thing of a branch",
});
const never = (): Promise<never> => Promise.reject(new Error("nothing is saved here"));

function ThingOfBranch({
  companyId,
  fixed = false,
}: {
  readonly companyId: string;
  readonly fixed?: boolean;
}) {
  const form = useEntityForm(machine, {
    id: null,
    values: { id: "t1", companyId, storeId: "" },
    load: never,
    create: never,
    update: never,
    rules: () => [],
    invalidates: ["things"],
  });
  const chosen = useFields(form, ({ values }) => values);
  return (
    <>
      <CompanyBranchFields
        form={form}
        companyId={chosen.companyId || null}
        onChoose={(next) => changeFields(form, next)}
        lock={fixed ? "It keeps its place." : null}
      />
      <output>{`${chosen.companyId} ${chosen.storeId}`}</output>
    </>
  );
}

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const field = (name: string) => screen.findByRole("combobox", { name });
const findDescription = async (name: string) =>
  document.getElementById((await field(name)).getAttribute("aria-describedby") ?? "")?.textContent;
const choose = async (name: string, option: string) => {
  await userEvent.click(await field(name));
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(option) }));
};
const expectChosen = (text: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

describe("the company and branch of something", () => {
  it("[SCREEN-C5] are chosen one after the other, and another company clears the branch", async () => {
    await renderScreen(<ThingOfBranch companyId="" />, { user: MASTER });
    expect((await field("Branch")).getAttribute("placeholder")).toBe("Choose a company first");
    expect(await findDescription("Branch")).toBe(chosenFirst.branch);
    await choose("Company", "Company c1");
    await expectChosen("c1 ");
    await choose("Branch", "Code b2");
    await expectChosen("c1 b2");
    await choose("Company", "Company c2");
    await expectChosen("c2 b3");
    await choose("Company", "Company c1");
    await expectChosen("c1 ");
  });

  it("[SCREEN-C5] are the branch alone for users with one company", async () => {
    await renderScreen(<ThingOfBranch companyId="c1" />);
    await choose("Branch", "Code b1");
    await expectChosen("c1 b1");
    expect(screen.queryByRole("combobox", { name: "Company" })).toBeNull();
  });

  it("[SCREEN-C5] say why they cannot be chosen, both of them", async () => {
    await renderScreen(<ThingOfBranch companyId="c1" fixed />, { user: MASTER });
    for (const name of ["Company", "Branch"])
      expect([name, await findDescription(name)]).toEqual([name, "It keeps its place."]);
  });

  it("[SCREEN-C5] say over a list, which shows all of them, why no branch can be chosen, and stay in reach of the keyboard", async () => {
    await renderScreen(
      <BranchSelect
        aria-label="Branch"
        placeholder="All branches"
        companyId={null}
        value={null}
        onValueChange={() => {}}
      />,
      { user: MASTER },
    );
    const branch = await field("Branch");
    expect(await findDescription("Branch")).toBe(`${chosenFirst.branchOfList} ${PRESS_FOR_HELP}`);
    expect(branch.getAttribute("placeholder")).toBe("All branches");
    branch.focus();
    expect(document.activeElement).toBe(branch);
    await userEvent.keyboard("{ArrowDown}b{Enter}");
    expect([branch.getAttribute("aria-expanded"), (branch as HTMLInputElement).value]).toEqual([
      "false",
      "",
    ]);
  });
});
