import { describe, expect, it } from "vitest";
import type { BranchCheckFacts } from "./branch-checks.schema.ts";
import { branchChecks } from "./branch-checks.ts";

const account = {
  email: "tomas@harbour.ca",
  name: "Tomás Rivera",
  isShopify: "N",
  lastSignInOn: "2026-11-26T18:00:00.000Z",
  createdBy: "Tomás Rivera",
} as const;
const address = {
  kind: "registered",
  countryId: "canada",
  stateName: "Nova Scotia",
  postalCode: "B3J 1Z6",
} as const;
const facts: BranchCheckFacts = {
  storeId: "s1",
  account,
  agreement: { by: "Tomás Rivera", on: "2026-11-26T18:00:00.000Z" },
  addresses: [address],
  websiteUrl: "https://www.harbour.ca/books",
  alike: [],
  images: 12,
};
const alike = { companyId: "c2", companyName: "Prairie Table", traits: [], images: 0 } as const;

const resultOf = (changed: Partial<BranchCheckFacts>, check: string) =>
  branchChecks({ ...facts, ...changed }).find((result) => result.check === check);

describe("what staff check before they approve a branch", () => {
  it("[STORE-A17] says what holds, in its order", () => {
    expect(branchChecks(facts).map(({ holds, title }) => [holds, title])).toEqual([
      [true, "E-mail confirmed"],
      [true, "Agreement accepted"],
      [true, "Postal code fits the province"],
      [true, "Not known from another company"],
      [true, "Pictures are its own"],
      [true, "E-mail is of the website"],
    ]);
  });

  it("[STORE-A17] says first what does not hold", () => {
    const results = branchChecks({
      ...facts,
      agreement: null,
      alike: [{ ...alike, traits: ["phone"] }],
    });
    expect(results.map(({ check }) => check)).toEqual([
      "agreement",
      "company",
      "email",
      "postalCode",
      "images",
      "website",
    ]);
  });

  it("[STORE-A18] takes a sign-in for a confirmed e-mail, and says who added a user without one", () => {
    expect(resultOf({}, "email")?.sentence).toBe(
      "Tomás Rivera signed in with tomas@harbour.ca on 2026/11/26.",
    );
    const added = { ...account, lastSignInOn: null, createdBy: "Maya Lindqvist" };
    expect(resultOf({ account: added }, "email")).toMatchObject({
      holds: false,
      title: "No confirmed e-mail on record",
      sentence:
        "No sign-in of Tomás Rivera with tomas@harbour.ca is recorded. Maya Lindqvist added this user.",
    });
    expect(resultOf({ account: { ...account, lastSignInOn: null } }, "email")?.sentence).toBe(
      "No sign-in of Tomás Rivera with tomas@harbour.ca is recorded.",
    );
    expect(resultOf({ account: null }, "email")).toMatchObject({
      holds: false,
      title: "No user yet",
    });
  });

  it("[STORE-A18] takes no sign-in of the shop platform for a confirmed e-mail", () => {
    expect(resultOf({ account: { ...account, isShopify: "Y" } }, "email")).toMatchObject({
      holds: false,
      sentence:
        "Tomás Rivera (tomas@harbour.ca) comes from the shop platform, whose users sign in without confirming it.",
    });
  });

  it("[STORE-A18] says who accepted the agreement and when, or why none did", () => {
    expect(resultOf({}, "agreement")?.sentence).toBe(
      "Tomás Rivera accepted it on 2026/11/26, to sign the company up.",
    );
    expect(resultOf({ agreement: null }, "agreement")).toMatchObject({
      holds: false,
      title: "No agreement on record",
      sentence: "No user of the company is recorded to have accepted it.",
    });
    const added = { ...account, createdBy: "Maya Lindqvist" };
    expect(resultOf({ agreement: null, account: added }, "agreement")?.sentence).toBe(
      "Maya Lindqvist added Tomás Rivera. Only who signs a company up is asked to accept it.",
    );
  });

  it("[STORE-A19] names the province of a postal code that belongs to another one", () => {
    expect(resultOf({}, "postalCode")?.sentence).toBe("B3J 1Z6 is in Nova Scotia.");
    expect(
      resultOf({ addresses: [{ ...address, postalCode: "H2X 1Y4" }] }, "postalCode"),
    ).toMatchObject({
      holds: false,
      title: "Postal code of another province",
      sentence: "H2X 1Y4 is a code of Québec; the registered address is in Nova Scotia.",
    });
    const north = { ...address, stateName: "Alberta", postalCode: "X0A 0H0" };
    expect(resultOf({ addresses: [north] }, "postalCode")?.sentence).toBe(
      "X0A 0H0 is a code of Northwest Territories or Nunavut; the registered address is in Alberta.",
    );
  });

  it("[STORE-A19] looks at the address for customers, too, and at one without a code", () => {
    const shop = {
      kind: "customers",
      countryId: "US",
      stateName: "Oregon",
      postalCode: "10001",
    } as const;
    expect(resultOf({ addresses: [address, shop] }, "postalCode")?.sentence).toBe(
      "10001 is a code of New York; the address for customers is in Oregon.",
    );
    expect(resultOf({ addresses: [{ ...shop, postalCode: "34000" }] }, "postalCode")?.title).toBe(
      "Postal code of another state",
    );
    expect(resultOf({ addresses: [{ ...address, postalCode: "" }] }, "postalCode")).toMatchObject({
      holds: false,
      title: "No postal code",
      sentence: "There is none in the registered address.",
    });
  });

  it("[STORE-A19] says nothing of a province whose codes it does not know", () => {
    expect(
      resultOf({ addresses: [{ ...address, stateName: "Elsewhere" }] }, "postalCode"),
    ).toBeUndefined();
  });

  it("[STORE-A20] names the companies that have something of it, and what", () => {
    const others = [
      { ...alike, traits: ["name", "address", "website"] },
      { ...alike, companyId: "c3", companyName: "Loom", traits: ["logo"] },
      { ...alike, companyId: "c4", companyName: "Kettle", traits: ["email"], images: 1 },
    ] as const;
    expect(resultOf({ alike: others }, "company")).toEqual({
      check: "company",
      holds: false,
      title: "Known from another company",
      sentence: "",
      others: [
        {
          companyId: "c2",
          companyName: "Prairie Table",
          text: "has the same name, address and website",
        },
        { companyId: "c4", companyName: "Kettle", text: "has the same e-mail" },
      ],
    });
    expect(resultOf({}, "company")?.sentence).toBe(
      "No other company has its name, address, phone number, e-mail or website.",
    );
  });

  it("[STORE-A21] names the companies that have its logo or have sent its pictures", () => {
    const others = [{ ...alike, traits: ["phone", "logo"], images: 2 }] as const;
    expect(resultOf({ alike: others }, "images")).toMatchObject({
      holds: false,
      title: "Pictures of another company",
      others: [{ companyId: "c2", text: "has the same logo and has sent 2 of the pictures" }],
    });
    expect(resultOf({}, "images")?.sentence).toBe("No other company has sent one of 12 pictures.");
    expect(resultOf({ images: 1 }, "images")?.sentence).toBe(
      "No other company has sent its picture.",
    );
    expect(resultOf({ images: 0 }, "images")).toBeUndefined();
  });

  it("[STORE-A22] says that a confirmed e-mail is of the website, and nothing of any other", () => {
    expect(resultOf({}, "website")?.sentence).toBe("tomas@harbour.ca belongs to harbour.ca.");
    const within = { ...account, email: "tomas@mail.harbour.ca" };
    expect(resultOf({ account: within }, "website")?.holds).toBe(true);
    expect(resultOf({ websiteUrl: "shop.harbour.ca" }, "website")?.holds).toBe(true);
    for (const changed of [
      { account: { ...account, email: "tomas@gmail.com" } },
      { account: { ...account, lastSignInOn: null } },
      { websiteUrl: "https://notharbour.ca" },
      { websiteUrl: "" },
      { account: null },
    ])
      expect(resultOf(changed, "website")).toBeUndefined();
  });
});
