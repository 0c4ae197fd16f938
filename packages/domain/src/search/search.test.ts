import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { actionsFor, actionsOf } from "./actions.ts";
import { SEARCH_KINDS } from "./hit-kinds.ts";
import { markWords } from "./mark-words.ts";
import { matchFit, inSections, rank, readRecent, remember, type RecentEntry } from "./rank.ts";
import { invoiceParts, searchedKinds } from "./search-kinds.ts";
import type { SearchHit } from "./search.schema.ts";

const MASTER: Actor = { isMaster: "Y" };
const EDITOR: Actor = { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE"] };
const READER: Actor = { companyId: "c1" };
const hit = (label: string, detail = "", order = 1) => ({ key: label, label, detail, order });
const labels = (hits: readonly { readonly label: string }[]) => hits.map(({ label }) => label);

describe("what is searched", () => {
  it("[SEARCH-F3] is what the user may see", () => {
    expect(searchedKinds(MASTER)).toEqual(SEARCH_KINDS);
    const everyones = ["companies", "branches", "campaigns", "offers", "products", "users"];
    expect(searchedKinds(READER)).toEqual(everyones);
    expect(searchedKinds({ ...READER, privilegeCode: ["VIEW_INVOICE"] })).toContain("invoices");
    expect(searchedKinds({})).toEqual(["users"]);
    expect(searchedKinds({ isAgentUser: "Y" })).toEqual(everyones);
  });

  it("[SEARCH-F4] is the parts of an invoice's number", () => {
    expect(invoiceParts("INV-…12")).toEqual(["INV-", "12"]);
    expect(invoiceParts("INV-...12")).toEqual(["INV-", "12"]);
    expect(invoiceParts("INV-2026-000012")).toEqual(["INV-2026-000012"]);
    expect(invoiceParts("…")).toEqual([]);
  });
});

describe("the order of what was found", () => {
  it("[SEARCH-R1] is by how well it fits, accents and capitals aside", () => {
    const fit = (label: string, typed: string, detail = "") => matchFit({ label, detail }, typed);
    expect(fit("Atelier Boréal", "atelier boreal")).toBe(0);
    expect(fit("Atelier Boréal mugs", "ATELIER")).toBe(1);
    expect(fit("Atelier Boréal", "bor ate")).toBe(2);
    expect(fit("Atelier", "elier")).toBe(3);
    expect(fit("Blue vases", "vases mile", "Mile End")).toBe(4);
    expect(fit("Blue vases", "mug", "Mile End")).toBeNull();
    expect(fit("Blue vases", "…")).not.toBe(2);
    const hits = [hit("Old Atelier"), hit("Mugs", "Atelier"), hit("Atelier"), hit("Ateliers")];
    expect(labels(rank(hits, "atelier", []))).toEqual([
      "Atelier",
      "Ateliers",
      "Old Atelier",
      "Mugs",
    ]);
  });

  it("[SEARCH-R2] prefers what was used lately among what fits equally", () => {
    const hits = [hit("Mug A"), hit("Mug B"), hit("Mug C"), hit("mug")];
    expect(labels(rank(hits, "mug", ["Mug C", "Mug B"]))).toEqual([
      "mug",
      "Mug C",
      "Mug B",
      "Mug A",
    ]);
  });

  it("[SEARCH-R3] shows a company before what it sells", () => {
    const hits = [hit("Atelier mugs", "", 4), hit("Atelier Boréal", "", 1)];
    expect(labels(rank(hits, "atelier", []))).toEqual(["Atelier Boréal", "Atelier mugs"]);
  });

  it("[SEARCH-R4] has the kinds in the order of the best of each", () => {
    const hits = [hit("b1"), hit("a1"), hit("b2")];
    const sections = inSections(hits, ({ label }) => label.slice(0, 1));
    expect(sections.map(({ section, hits: of }) => [section, labels(of)])).toEqual([
      ["b", ["b1", "b2"]],
      ["a", ["a1"]],
    ]);
  });
});

describe("the marks in what was found", () => {
  const marks = (text: string, typed: string) =>
    markWords(text, typed).map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text));

  it("[SEARCH-R5] are at the typed words, accents and capitals aside", () => {
    expect(marks("Atelier Boréal", "bore AT")).toEqual(["[At]", "elier ", "[Boré]", "al"]);
    expect(marks("Sœur et sœur", "soe")).toEqual(["[Sœ]", "ur et ", "[sœ]", "ur"]);
    expect(marks("😀 mug", "mug")).toEqual(["😀 ", "[mug]"]);
    expect(marks("Plain", "…")).toEqual(["Plain"]);
    expect(marks("", "a")).toEqual([]);
  });

  it("[SEARCH-R5] leave the text as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, typed) => {
        const pieces = markWords(text, typed).map((piece) => piece.text);
        expect(pieces.join("")).toBe(text);
      }),
    );
  });
});

describe("what was used lately", () => {
  const entry = (key: string): RecentEntry => ({
    key,
    label: key,
    detail: "",
    path: "/home",
    search: { id: "1" },
  });
  it("[SEARCH-R2] is remembered once, the latest first, twenty at most", () => {
    const two = remember(remember([], entry("a")), entry("b"));
    expect(remember(two, entry("a")).map(({ key }) => key)).toEqual(["a", "b"]);
    const many = Array.from({ length: 30 }, (_, n) => entry(String(n)));
    expect(many.reduce(remember, [] as readonly RecentEntry[])).toHaveLength(20);
  });

  it("[SEARCH-R2] is read as it was stored, and nothing else is", () => {
    expect(readRecent(JSON.stringify([entry("a")]))).toEqual([entry("a")]);
    for (const stored of [null, "", "{}", "[1]", '[{"key":1}]', '[{"key":"a","search":{}}]'])
      expect(readRecent(stored)).toEqual([]);
    expect(readRecent('[{"key":"a","label":"","detail":"","path":"/","search":{"id":1}}]')).toEqual(
      [],
    );
  });
});

describe("what can be done", () => {
  it("[SEARCH-A1] is found by those who have the button", () => {
    const of = (actor: Actor) => actionsOf(actor).map(({ id }) => id);
    expect(of(READER)).toEqual([]);
    expect(of(EDITOR)).toEqual(
      expect.arrayContaining(["addOffer", "addProduct", "startFlyer", "addUser"]),
    );
    expect(of(EDITOR)).not.toContain("reviewBills");
    expect(of(MASTER)).toContain("reviewBills");
    for (const { path } of actionsOf(MASTER)) expect(path).toMatch(/^\/home\//);
  });

  it("[SEARCH-A2] is to renew a campaign that is over", () => {
    const campaign = (status: SearchHit["status"], type: string): SearchHit => ({
      kind: "campaigns",
      id: "k1",
      label: "Spring at home",
      detail: "",
      status,
      type,
      total: 2,
      createdOn: null,
    });
    expect(actionsFor(EDITOR, [campaign("inactive", "flyer"), campaign("live", "flyer")])).toEqual([
      {
        id: "renew k1",
        label: "Renew Spring at home",
        detail: "The same items and area, new days",
        words: "",
        path: "/home/campaign/promotionBatch",
        search: { id: "k1", type: "flyer" },
      },
    ]);
    expect(actionsFor(EDITOR, [campaign("inactive", "sponsored")])[0]?.path).toBe(
      "/home/campaign/sponsoredPromotion",
    );
    expect(actionsFor(READER, [campaign("inactive", "flyer")])).toEqual([]);
  });

  it("[SEARCH-A3] is to promote the pending offers and products that were found", () => {
    const offer = (id: string, status: SearchHit["status"]): SearchHit => ({
      kind: "offers",
      id,
      label: `Mug ${id}`,
      detail: "",
      status,
      type: null,
      total: 3,
      createdOn: null,
    });
    const [one, ...none] = actionsFor(EDITOR, [offer("a", "pending"), offer("b", "live")]);
    expect(none).toEqual([]);
    expect(one).toMatchObject({
      label: "Promote Mug a",
      path: "/home/offers",
      search: { tab: "pending", promoteIds: "a" },
    });
    const [several] = actionsFor(EDITOR, [offer("a", "pending"), offer("c", "pending")]);
    expect(several).toMatchObject({ label: "Promote 2 offers", detail: "Mug a, Mug c" });
    expect(several?.search).toEqual({ tab: "pending", promoteIds: "a,c" });
    const product = { ...offer("p", "pending"), kind: "products" } as const;
    expect(actionsFor(EDITOR, [product, offer("a", "pending")])).toMatchObject([
      { label: "Promote Mug a", path: "/home/offers" },
      { label: "Promote Mug p", path: "/home/products", search: { promoteIds: "p" } },
    ]);
    expect(actionsFor(READER, [product, offer("a", "pending")])).toEqual([]);
  });
});
