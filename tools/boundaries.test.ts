import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { check, checkValue, DOMAIN_ORDER, FEATURE_ORDER, SERVER_ORDER } from "./boundaries.js";

const ROOT = resolve(import.meta.dirname, "..");
const SERVER = join(ROOT, "apps/server/src");
const wrong = (from: string, spec: string) => check(join(SERVER, from), spec);

/** Every import of one folder of the server by another, as `from > to`. */
function importsAgainst(): readonly string[] {
  const order = (folder: string) => SERVER_ORDER.indexOf(folder);
  const folderOf = (path: string) => {
    const [first = "", second, third] = relative(SERVER, path).split("/");
    if (second === undefined) return first === "services.ts" ? "services" : "top";
    return first === "platform" && third !== undefined ? `platform/${second}` : first;
  };
  const files = globSync("**/*.ts", { cwd: SERVER }).filter((file) => !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), "utf8").matchAll(/from "(\.[^"]+)"/g)].flatMap(
      ([, spec = ""]) => {
        const [from, to] = [
          folderOf(join(SERVER, file)),
          folderOf(join(SERVER, dirname(file), spec)),
        ];
        return from !== to && order(to) > order(from) && from !== "schema"
          ? [`${from} > ${to}`]
          : [];
      },
    ),
  );
}

describe("the order of the server's folders", () => {
  it("lets a folder import what is below it, and refuses what is above", () => {
    expect(wrong("offers/create-offer.ts", "../products/queries.ts")).toBeNull();
    expect(wrong("products/queries.ts", "../offers/queries.ts")).toMatch(/comes after it/);
    expect(wrong("campaigns/handlers.ts", "../payments/handlers.ts")).toMatch(
      /comes after it in SERVER_ORDER of tools\/boundaries.js/,
    );
    expect(wrong("payments/handlers.ts", "../modes/mode.ts")).toMatch(/comes after it/);
    expect(wrong("modes/mode.ts", "../payments/handlers.ts")).toBeNull();
    expect(wrong("offers/queries.ts", "../app.ts")).toMatch(/comes after it/);
  });

  it("lets platform know no noun, and the tables nothing but columns", () => {
    expect(wrong("platform/http/mount.ts", "../../offers/handlers.ts")).toMatch(
      /must not know "offers": let it pass in/,
    );
    expect(wrong("platform/outbox/queries.ts", "../../schema/schema.ts")).toBeNull();
    expect(wrong("schema/schema.ts", "../platform/outbox/outbox-table.ts")).toBeNull();
    expect(wrong("schema/schema.ts", "../platform/outbox/queries.ts")).toMatch(/columns alone/);
    expect(wrong("schema/offers.ts", "../platform/database/columns.ts")).toBeNull();
    expect(wrong("schema/offers.ts", "../offers/queries.ts")).toMatch(/columns alone/);
  });

  it("refuses a folder that is not in it, and says where to add it", () => {
    expect(wrong("helpers/text.ts", "../offers/queries.ts")).toMatch(
      /"helpers" is not in SERVER_ORDER/,
    );
    expect(wrong("offers/queries.ts", "../helpers/text.ts")).toMatch(
      /"helpers" is not in SERVER_ORDER/,
    );
    expect(new Set(SERVER_ORDER).size).toBe(SERVER_ORDER.length);
  });

  it("holds for every import of the server", () => {
    expect(importsAgainst()).toEqual([]);
  });
});

describe("the order of the domain's nouns", () => {
  const DOMAIN = join(ROOT, "packages/domain/src");
  const refusalOf = (from: string, spec: string) => check(join(DOMAIN, from), spec);

  it("lets a noun import what is below it, and refuses what is above", () => {
    expect(refusalOf("offers/offer-copy.ts", "../items/item-copy.ts")).toBeNull();
    expect(refusalOf("items/item-copy.ts", "../offers/offer.schema.ts")).toMatch(
      /"offers", which comes after it in DOMAIN_ORDER/,
    );
    expect(refusalOf("products/product.schema.ts", "../payments/purchase.ts")).toMatch(
      /comes after it/,
    );
    expect(refusalOf("campaigns/places.ts", "./campaign-run.ts")).toBeNull();
  });

  it("refuses a noun that is not in it, and names each folder of the domain once", () => {
    expect(refusalOf("coupons/coupon.ts", "../money/cents.ts")).toMatch(
      /"coupons" is not in DOMAIN_ORDER/,
    );
    const folders = globSync("*/", { cwd: DOMAIN }).map((folder) => folder.replace(/\/$/, ""));
    expect(DOMAIN_ORDER.toSorted()).toEqual(folders.toSorted());
  });

  it("holds for every import of the domain", () => {
    const files = globSync("**/*.ts", { cwd: DOMAIN });
    const wrong = files.flatMap((file) =>
      [...readFileSync(join(DOMAIN, file), "utf8").matchAll(/from "(\.[^"]+)"/g)].flatMap(
        ([, spec = ""]) => refusalOf(file, spec) ?? [],
      ),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });
});

describe("the order of the panel's features", () => {
  const FEATURES = join(ROOT, "apps/admin/src/features");
  const refusalOf = (from: string, spec: string) => check(join(FEATURES, from), spec);

  it("lets a feature import the front of those below it, and rejects what is above", () => {
    expect(refusalOf("offers/offers-screen.tsx", "../items/item-badge.tsx")).toBeNull();
    expect(refusalOf("offers/promote/promote-flow.tsx", "../../payments/plan-page.tsx")).toBeNull();
    expect(refusalOf("items/item-badge.tsx", "../offers/offers-screen.tsx")).toMatch(
      /"offers", which comes after it in FEATURE_ORDER/,
    );
  });

  it("rejects a subfolder of another feature, and lets a feature use its own", () => {
    expect(refusalOf("cards/own-cards.tsx", "../payments/card/card-form.tsx")).toMatch(
      /must not import from a subfolder of "payments"/,
    );
    expect(refusalOf("payments/pay-by-card.tsx", "./card/card-form.tsx")).toBeNull();
  });

  it("lets the page kit know no noun, and every folder has a place in it", () => {
    const kit = join(ROOT, "apps/admin/src/page-kit/form/form-page.tsx");
    expect(check(kit, "../../features/roles/roles.queries.ts")).toBe("kit must not import feature");
    const folders = globSync("*/", { cwd: FEATURES }).map((folder) => folder.replace(/\/$/, ""));
    expect(folders.filter((folder) => !FEATURE_ORDER.includes(folder))).toEqual([]);
  });
});

describe("schemas", () => {
  const refusalOf = (from: string, spec: string) => checkValue(join(ROOT, from), spec);

  it("are no value of what browsers load, wherever that is", () => {
    const spec = "@marquee/domain/money/currency.schema";
    for (const from of [
      "apps/admin/src/features/reports/report-columns.tsx",
      "apps/admin/src/page-kit/list/list.tsx",
      "packages/machines/src/forms/form.model.ts",
    ])
      expect(refusalOf(from, spec)).toMatch(/^browsers load no schema/);
    expect(refusalOf("packages/domain/src/money/currency.ts", "./currency.schema.ts")).toMatch(
      /^browsers load no schema/,
    );
  });

  it("are values of each other, of contracts, of the server and of tests", () => {
    for (const from of [
      "packages/domain/src/reports/conversion.schema.ts",
      "packages/domain/src/money/currency.test.ts",
      "packages/api/src/contract/reports.ts",
      "apps/server/src/reports/queries.ts",
    ])
      expect(refusalOf(from, "@marquee/domain/money/currency.schema")).toBeNull();
    expect(refusalOf("apps/admin/src/app/app.tsx", "@marquee/domain/money/currency")).toBeNull();
  });
});

describe("charts", () => {
  const from = (file: string, spec: string) => check(join(ROOT, file), spec);

  it("need xstate alone, below the command line and the explorer", () => {
    expect(from("packages/charts/src/chart/read-chart.ts", "xstate")).toBeNull();
    expect(from("packages/charts/src/chart/read-chart.ts", "@marquee/machines/x")).toMatch(
      /must not/,
    );
    expect(from("packages/charts/src/svg/render-chart.ts", "react")).toMatch(/must not/);
    expect(from("packages/machines/src/forms/form.machine.ts", "@marquee/charts/x")).toMatch(
      /must not/,
    );
    expect(from("packages/cli/src/commands/charts.ts", "@marquee/charts/chart/chart")).toBeNull();
    expect(from("apps/statecharts/src/app/app.tsx", "@marquee/charts/svg/render-chart")).toBeNull();
    expect(from("packages/ui/src/controls/button.tsx", "@marquee/charts/chart/chart")).toMatch(
      /must not/,
    );
  });

  it("are laid out at build time alone", () => {
    expect(from("packages/charts/src/layout/lay-out.ts", "elkjs/lib/elk.bundled.js")).toBeNull();
    expect(from("packages/charts/src/svg/render-chart.ts", "elkjs")).toMatch(/build time/);
    expect(from("apps/statecharts/src/app/app.tsx", "elkjs")).toMatch(/build time/);
    expect(from("apps/statecharts/src/app/app.tsx", "@marquee/charts/layout/lay-out")).toMatch(
      /build time/,
    );
  });
});
