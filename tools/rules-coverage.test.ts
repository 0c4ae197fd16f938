import { describe, expect, it } from "vitest";
import { coverage, readRepository } from "./rules-coverage.ts";

const specs = [
  {
    path: "docs/specs/offers.md",
    text: '# Offers\n\n- **OFFER-V1** No heading: "Please enter offer heading".\n',
  },
];
const rule = { rule: "OFFER-V1", message: "Please enter offer heading" };
const test = (text: string, path = "packages/domain/src/offers/offer-rules.test.ts") => [
  { path, text },
];
const good = test('it("[OFFER-V1] wants a heading", () => {});');
const problems = (change: Partial<Parameters<typeof coverage>[0]>) =>
  coverage({ specs, sources: [], tests: good, rules: [rule], ...change }).problems;

describe("rules coverage", () => {
  it("is content when specs, code and tests name the same rules", () => {
    expect(coverage({ specs, sources: [], tests: good, rules: [rule] })).toEqual({
      stated: 1,
      tested: 1,
      tests: 1,
      problems: [],
    });
  });
  it("misses a test, and is not fooled by one that is commented out or switched off", () => {
    const missing = ["OFFER-V1 has no test"];
    expect(problems({ tests: [] })).toEqual(missing);
    expect(problems({ tests: test('  // it("[OFFER-V1] wants a heading");') })).toEqual(missing);
    expect(problems({ tests: test('it.skip("[OFFER-V1] wants a heading", () => {});') })).toEqual(
      missing,
    );
    expect(problems({ tests: test('it.todo("[OFFER-V1] wants a heading");') })).toEqual(missing);
  });
  it("misses a statement of what a test, a rule or a source names", () => {
    const text = `${good[0]?.text}\nit("[OFFER-V9] wants more", () => {});`;
    expect(problems({ tests: test(text) })).toEqual([
      "packages/domain/src/offers/offer-rules.test.ts: [OFFER-V9] is stated nowhere in docs/specs",
    ]);
    expect(problems({ rules: [rule, { rule: "OFFER-V2" }] })).toEqual([
      "OFFER-V2 is checked by code and stated nowhere in docs/specs",
    ]);
    expect(problems({ sources: [{ path: "a.ts", text: 'rule: "CAMP-P9",' }] })).toEqual([
      "a.ts: CAMP-P9 is stated nowhere in docs/specs",
    ]);
    expect(problems({ sources: [{ path: "a.ts", text: 'rule: "CAMP-P",' }] })).toEqual([
      "a.ts: CAMP-P is stated nowhere in docs/specs",
    ]);
  });
  it("misses a statement of what a comment names, if docs/specs has rules of that name", () => {
    const comment = (text: string) => problems({ sources: [{ path: "a.ts", text }] });
    expect(comment("/** Wants a heading (OFFER-V1 to OFFER-V9). */")).toEqual([
      "a.ts: OFFER-V9 is stated nowhere in docs/specs",
    ]);
    expect(comment("// A digest (SHA-256) of OFFER-2026-000001, as OFFER-V1 says.")).toEqual([]);
  });
  it("notices a message that the specs quote differently, and a number stated twice", () => {
    expect(problems({ rules: [{ ...rule, message: "Please enter heading" }] })).toEqual([
      'OFFER-V1: docs/specs does not quote its message "Please enter heading"',
    ]);
    expect(problems({ specs: [...specs, ...specs] })).toEqual([
      "docs/specs/offers.md: OFFER-V1 is stated twice",
    ]);
  });
  it("counts rules whose number is alone, and takes no other code for one", () => {
    const spec = { path: "docs/specs/events.md", text: "- **EVENT-1** A reader is notified.\n" };
    expect(problems({ specs: [...specs, spec] })).toEqual(["EVENT-1 has no test"]);
    expect(problems({ sources: [{ path: "a.ts", text: 'code: "MTL-01",' }] })).toEqual([]);
  });
  it("wants a rule in every test title of the domain, and leaves others free", () => {
    const text = `${good[0]?.text}\nit("works", () => {});\nit.each(rows)("%s %j", () => {});\nit.each([1])("adds", () => {});`;
    expect(problems({ tests: test(text) })).toEqual([
      'packages/domain/src/offers/offer-rules.test.ts: "works" names no rule',
      'packages/domain/src/offers/offer-rules.test.ts: "adds" names no rule',
    ]);
    expect(
      problems({
        tests: [...good, ...test('it("works", () => {});', "packages/api/src/a.test.ts")],
      }),
    ).toEqual([]);
  });
  it("finds nothing to say about this repository's domain", () => {
    expect(
      coverage(readRepository()).problems.filter((text) => text.includes("packages/domain/")),
    ).toEqual([]);
  });
});
