import { shownTo } from "@marquee/domain/access/shown-to";
import { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { Schema, SchemaAST } from "effect";
import { describe, expect, it } from "vitest";
import { allCalls } from "../testing/all-calls.ts";
import { abilitiesToSee, neededAbilities } from "./needed-abilities.ts";

const Secret = Schema.Struct({ text: Schema.String }).annotate({
  identifier: "Secret",
  ...shownTo("bills.view"),
});
const Open = Schema.Struct({ id: Schema.String });
interface Tree {
  readonly secret: typeof Secret.Type | null;
  readonly below: readonly Tree[];
}
const Tree: Schema.Codec<Tree> = Schema.Struct({
  secret: Schema.NullOr(Secret),
  below: Schema.Array(Schema.suspend(() => Tree)),
});

/** Things that some call reads under an ability though every user may see them, and why. */
const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  Section: "merchants choose the sections that they sponsor",
};

const calls = allCalls();
const schemaName = (schema: Schema.Top) => SchemaAST.resolveIdentifier(schema.ast);

describe("what is required to see a response", () => {
  it.each([
    ["alone", Secret],
    ["in a list", Schema.Array(Secret)],
    ["as a field, or nothing", Schema.Struct({ secret: Schema.NullOr(Secret) })],
    ["as one of several", Schema.Union([Open, Secret])],
    ["by its name", Schema.Record(Schema.String, Secret)],
    ["as the last of a tuple", Schema.Tuple([Open, Secret])],
    ["with more rules", Secret.check(Schema.makeFilter(() => true))],
    ["somewhere in a tree", Tree],
  ])("[API-A5] is required if the thing is returned %s", (_how, response) => {
    expect(abilitiesToSee(response)).toEqual([["bills.view"]]);
    expect(abilitiesToSee(Open)).toEqual([]);
  });

  it("[API-A5] is required beside what the call itself requires", () => {
    const call = { summary: "", response: Invoice, errors: [] } as const;
    expect(neededAbilities({ ...call, access: "signedIn" })).toEqual([["invoices.view"]]);
    expect(
      neededAbilities({ ...call, access: { abilityByKind: { a: "offers.edit", b: "roles.add" } } }),
    ).toEqual([["offers.edit", "roles.add"], ["invoices.view"]]);
  });

  it("[API-A5] is named by everything that any call reads under an ability", () => {
    const guarded = calls.filter(
      ({ route, call }) => route.safe && typeof call.access === "object",
    );
    expect(guarded.length).toBeGreaterThan(15);
    const unnamed = guarded
      .filter(({ call }) => abilitiesToSee(call.response).length === 0)
      .map(({ call }) => schemaName(call.response) ?? "");
    expect([...new Set(unnamed)]).toEqual(Object.keys(OPEN_TO_ALL));
  });

  it.each([
    ["invoices.create", "invoices.view"],
    ["invoices.pdf", "invoices.view"],
    ["invoices.mail", "invoices.view"],
    ["payments.recordTransaction", "transactions.view"],
    ["payments.retryStuckPayment", "transactions.view"],
  ] as const)("[API-A5] is asked for by %s", (id, ability) => {
    const found = calls.find((call) => call.id === id);
    expect(found && neededAbilities(found.call)).toContainEqual([ability]);
  });
});
