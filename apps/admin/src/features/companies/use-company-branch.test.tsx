import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { throwBlanket } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";

const COMPANIES = [{ id: "c2", name: "Loom" }];
const BRANCHES = [{ id: "b2", code: "MTL-01", storeName: "Mile End" }];
const ROWS = Array.from({ length: 40 }, (_, index) => ({ ...throwBlanket, id: `p${index}` }));

serveCalls(({ pathname }) => {
  if (pathname.includes("/getAllCompany/")) return listResponse(COMPANIES);
  if (pathname.includes("/getStoreByCompany/")) return listResponse(BRANCHES);
  return listResponse(ROWS, { live: 40, pending: 40, inactive: 0 });
});

const choose = async (name: string, option: RegExp) => {
  await userEvent.click(await screen.findByRole("combobox", { name }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

const chooseCompany = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name: /^Shown: / }));
  await userEvent.click(await screen.findByRole("option", { name }));
};

describe("the company and the branch over a list", () => {
  it("[SCREEN-L2] lead to its first page when they are chosen", async () => {
    const master = { ...MERCHANT, isMaster: "Y" } as const;
    const { router } = await renderPanel("/home/products?tab=pending&page=3", master);
    const address = () => router.state.location.searchStr;
    await chooseCompany("Loom");
    await waitFor(() => expect(address()).toBe("?tab=pending&company=c2"), { timeout: 2000 });
    await router.navigate({ to: ".", search: (old) => ({ ...old, page: "2" }) });
    await choose("Branch", /Mile End/);
    await waitFor(() => expect(address()).toBe("?tab=pending&company=c2&branch=b2"), {
      timeout: 2000,
    });
  });

  it("[SCREEN-L2] take back the product of another company that variants are narrowed to", async () => {
    const master = { ...MERCHANT, isMaster: "Y" } as const;
    const at = "/home/productVariant/manage?product=p1&page=3";
    const { router } = await renderPanel(at, master);
    await screen.findByRole("button", { name: /^Remove/ });
    await chooseCompany("Loom");
    await waitFor(() => expect(router.state.location.searchStr).toBe("?company=c2"), {
      timeout: 2000,
    });
    expect(await screen.findByRole("combobox", { name: "Product" })).toBeTruthy();
  });
});
