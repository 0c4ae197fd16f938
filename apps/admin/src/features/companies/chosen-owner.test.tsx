import { readStored, writeStored } from "@marquee/ui/browser/local-storage.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readSavedFilter, saveFilter } from "../../session/saved-filters.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { chosenOwner, useCompanyBranch } from "./use-company-branch.ts";

const STAFF = { ...MERCHANT, isMaster: "Y" } as const;

function Shown() {
  const { companyId, storeId, chooseCompany, chooseBranch } = useCompanyBranch();
  return (
    <>
      <p>{`${companyId ?? "every company"}, ${storeId ?? "every branch"}`}</p>
      <button type="button" onClick={() => chooseCompany("c2")}>
        Company
      </button>
      <button type="button" onClick={() => chooseBranch("s2")}>
        Branch
      </button>
    </>
  );
}
const press = (name: string) => act(() => screen.getByRole("button", { name }).click());

describe("the company and the branch that are chosen", () => {
  it("[SCREEN-L22] are in the address, and under the keys of the specification", async () => {
    const { router } = await renderScreen(<Shown />, { user: STAFF, at: "/home/offers?page=3" });
    press("Company");
    await screen.findByText("c2, every branch");
    press("Branch");
    await screen.findByText("c2, s2");
    expect(router.state.location.search).toEqual({ company: "c2", branch: "s2" });
    expect(readSavedFilter()).toEqual({ companyId: "c2", storeId: "s2" });
    expect(readStored("companyFilterOffer")).toBe("c2");
    expect(readStored("branchFilterProduct")).toBe("s2");
  });

  it("[SCREEN-L22] [SCREEN-L15] are taken back by Back", async () => {
    const { router } = await renderScreen(<Shown />, { user: STAFF });
    press("Company");
    await screen.findByText("c2, every branch");
    act(() => router.history.back());
    await screen.findByText("every company, every branch");
    expect(readSavedFilter().companyId).toBe(null);
  });

  it("[SCREEN-L22] hold on a list whose address names none, which names them then", async () => {
    saveFilter({ companyId: "c2", storeId: "s2" });
    const { router } = await renderScreen(<Shown />, { user: STAFF });
    await screen.findByText("c2, s2");
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ company: "c2", branch: "s2" }),
    );
  });

  it("[SCREEN-L22] give way to what a copied address names, every company included", async () => {
    saveFilter({ companyId: "c2", storeId: "s2" });
    await renderScreen(<Shown />, { user: STAFF, at: "/home/offers?company=all" });
    await screen.findByText("every company, every branch");
    await waitFor(() => expect(readSavedFilter().companyId).toBe(null));
  });

  it("[SCREEN-L22] stay in this tab what they are while another tab chooses others", () => {
    saveFilter({ companyId: "c2", storeId: null });
    writeStored("companyFilterOffer", "c9");
    expect(readSavedFilter()).toEqual({ companyId: "c2", storeId: null });
  });

  it("[SCREEN-L22] own what is added next by a user who acts across companies", () => {
    saveFilter({ companyId: "c2", storeId: null });
    expect(chosenOwner(STAFF)).toEqual({ companyId: "c2", storeId: "" });
    expect(chosenOwner(MERCHANT)).toEqual({});
  });
});
