import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ShownValue } from "../../page-kit/form/shown-value.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  partResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { userShownAs } from "../users/user-shown-as.ts";
import { offersAndProductsShownAs } from "./products-shown-as.tsx";

const SHOWN_AS = { ...userShownAs, ...offersAndProductsShownAs };

serveCalls(({ pathname }) => {
  if (pathname.endsWith("/o1")) return dataResponse({ id: "o1", heading: "Wool week" });
  if (pathname.includes("/getOffersById/"))
    return refusalResponse({ tag: "NotFound", message: "There is no such thing." }, 404);
  if (pathname.includes("/role/getRoles/")) return listResponse([{ id: "r1", roleName: "Editor" }]);
  if (pathname.includes("/getCompanyBranchProduct/"))
    return partResponse([{ id: "p1", name: "Wool throw" }], 1500);
  return listResponse([]);
});

describe("a value that cannot be changed at its place on the screen", () => {
  it.each([
    ["offerId", "o1", {}, "Wool week"],
    ["offerId", "o2", {}, "Another offer"],
    ["offerId", null, {}, "Empty"],
    ["roleId", "r1", { companyId: "c1" }, "Editor"],
    ["roleId", "r9", { companyId: "c1" }, "Another role"],
    ["roleId", "r9", { companyId: "c1", roleId: "r9", roleName: "Manager" }, "Manager"],
    ["roleId", "", {}, "Empty"],
    ["variantProductId", "p1", { storeId: "s1" }, "Wool throw"],
    ["variantProductId", "p9", { storeId: "s1" }, "1 product"],
    ["products", ["p1", "p8", "p9"], { storeId: "s1" }, "Wool throw, 2 more"],
  ])("[HIST-P1] shows %s %s by its name", async (name, value, values, shown) => {
    await renderScreen(<ShownValue name={name} value={value} values={values} shownAs={SHOWN_AS} />);
    expect(await screen.findByText(shown)).toBeTruthy();
  });
});
