import type { Actor } from "@marquee/domain/access/logged-user.schema";
import { menu } from "@marquee/domain/access/menu";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProductText } from "./directives.ts";
import { ROOT } from "./folders.ts";

const MASTER: Actor = {
  isMaster: "Y",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: [],
  companyId: null,
  storeId: null,
};
const MERCHANT: Actor = { ...MASTER, isMaster: "N", privilegeCode: ["VIEW_INVOICE"] };

/** Reads what the product shows: its screens and rules, and every entry of the menu. */
export function readProductText(): ProductText {
  const files = globSync(["apps/admin/src/**/*.{ts,tsx}", "packages/domain/src/**/*.ts"], {
    cwd: ROOT,
  }).filter((file) => !/\.test\.tsx?$/.test(file));
  return {
    source: files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n"),
    menu: new Set([...menu(MASTER), ...menu(MERCHANT)].map(({ entry }) => entry)),
  };
}
