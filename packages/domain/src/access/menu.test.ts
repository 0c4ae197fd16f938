import { describe, expect, it } from "vitest";
import type { Actor } from "./logged-user.schema.ts";
import { inGroups, menu } from "./menu.ts";

const entries = (actor: Actor) => menu(actor).map(({ entry }) => entry);
const EVERYONE = [
  "Home",
  "Stores",
  "Branches",
  "Offers/Collection",
  "Products",
  "Users",
  "Flyer Campaign",
  "Sponsored Campaign",
];
const code = (...privilegeCode: string[]): Actor => ({ privilegeCode });

describe("the side menu", () => {
  it("[ACCESS-M1] shows eight entries to everyone", () => {
    for (const actor of [{}, { isMaster: "Y" }, { isAgentUser: "Y" }, { isShopify: "Y" }] as const)
      expect(entries(actor)).toEqual(expect.arrayContaining(EVERYONE));
    expect(entries({})).toEqual([...EVERYONE, "Payment Method"]);
    expect(entries(code("ADD_UPDATE_COMPANY"))).toEqual(entries({}));
  });
  it("[ACCESS-M9] is in five groups of a fixed order, without those that would be empty", () => {
    expect(inGroups(menu({ isMaster: "Y" })).map(({ group }) => group)).toEqual([
      "Home",
      "Catalogue",
      "Promotion",
      "Money",
      "Reports and users",
    ]);
    expect(inGroups(menu({ isShopify: "Y" })).map(({ group }) => group)).toEqual([
      "Home",
      "Catalogue",
      "Promotion",
      "Reports and users",
    ]);
    expect(inGroups(menu({})).flatMap((each) => each.entries)).toHaveLength(menu({}).length);
  });
  it("[ACCESS-M2] shows Product Variant to master and shop-platform users only", () => {
    expect(entries({ isShopify: "Y" })).toContain("Product Variant");
    expect(entries({ isAgentUser: "Y" })).not.toContain("Product Variant");
  });
  it("[ACCESS-M3] reserves Categories, Transactions, Consolidate Conversion, Sponsored Section and Shopify Sponsored for masters", () => {
    const reserved = [
      "Categories",
      "Transactions",
      "Consolidate Conversion",
      "Sponsored Section",
      "Shopify Sponsored",
    ];
    expect(entries({ isMaster: "Y" })).toEqual(expect.arrayContaining(reserved));
    for (const actor of [
      { isAgentUser: "Y" },
      { isShopify: "Y" },
      code("VIEW_ALL_COMPANY"),
    ] as const)
      expect(entries(actor).filter((entry) => reserved.includes(entry))).toEqual([]);
  });
  it("[ACCESS-M4] shows Conversion Report and Shopify Catalog to master and shop-platform users", () => {
    for (const actor of [{ isMaster: "Y" }, { isShopify: "Y" }] as const)
      expect(entries(actor)).toEqual(
        expect.arrayContaining(["Conversion Report", "Shopify Catalog"]),
      );
    expect(entries({ isAgentUser: "Y" })).not.toContain("Shopify Catalog");
  });
  it("[ACCESS-M5] shows Invoice to master, and with VIEW_INVOICE to those who are no shop-platform users", () => {
    expect(entries({ isMaster: "Y", isShopify: "Y" })).toContain("Invoice");
    expect(entries(code("VIEW_INVOICE"))).toContain("Invoice");
    expect(entries({ isAgentUser: "Y" })).not.toContain("Invoice");
    expect(entries({ isShopify: "Y", privilegeCode: ["VIEW_INVOICE"] })).not.toContain("Invoice");
  });
  it("[ACCESS-M6] shows Bills to master and VIEW_BILLS", () => {
    expect(entries({ isMaster: "Y" })).toContain("Bills");
    expect(entries(code("VIEW_BILLS"))).toContain("Bills");
    expect(entries({ isAgentUser: "Y" })).not.toContain("Bills");
  });
  it("[ACCESS-M7] shows Payment Method to everyone but shop-platform users", () => {
    expect(entries({ isAgentUser: "Y" })).toContain("Payment Method");
    expect(entries({ isShopify: "Y" })).not.toContain("Payment Method");
  });
  it("[ACCESS-M10] shows Payments to those who may pay or see invoices, and Transactions in its place to a master", () => {
    expect(entries(code("CAN_ADD_UPDATE"))).toEqual([...EVERYONE, "Payments", "Payment Method"]);
    expect(entries(code("VIEW_INVOICE"))).toContain("Payments");
    expect(entries({ isAgentUser: "Y" })).toContain("Payments");
    expect(entries({ isMaster: "Y" })).not.toContain("Payments");
    expect(entries({})).not.toContain("Payments");
  });
  it("[ACCESS-M11] shows All Conversion Report to those who act across companies and have no Conversion Report", () => {
    expect(entries({ isAgentUser: "Y" })).toContain("All Conversion Report");
    expect(entries(code("VIEW_ALL_COMPANY"))).toContain("All Conversion Report");
    for (const actor of [{}, { isMaster: "Y" }, { isShopify: "Y" }] as const)
      expect(entries(actor)).not.toContain("All Conversion Report");
  });
  it("[ACCESS-M8] lists nineteen of the twenty-one to a master, in order, each leading below /home", () => {
    expect(entries({ isMaster: "Y" })).toEqual([
      "Home",
      "Stores",
      "Branches",
      "Offers/Collection",
      "Products",
      "Product Variant",
      "Users",
      "Categories",
      "Flyer Campaign",
      "Sponsored Campaign",
      "Sponsored Section",
      "Shopify Sponsored",
      "Shopify Catalog",
      "Transactions",
      "Invoice",
      "Bills",
      "Conversion Report",
      "Consolidate Conversion",
      "Payment Method",
    ]);
    const paths = menu({ isMaster: "Y" }).map(({ path }) => path);
    expect(new Set(paths).size).toBe(19);
    for (const path of paths) expect(path).toMatch(/^\/home(\/[a-zA-Z]+)*$/);
    expect(menu({})[0]).toEqual({ entry: "Home", path: "/home", group: "Home" });
  });
});
