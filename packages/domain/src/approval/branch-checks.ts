import { centralDayOf } from "../dates/central-time.ts";
import { formatDay } from "../dates/format-dates.ts";
import { isCodeOf, statesOfCode } from "../geography/postal-areas.ts";
import { countWords } from "../wire/count-words.ts";
import { joinWords } from "../wire/join-words.ts";
import type { BranchCheckFacts, SharedTrait } from "./branch-checks.schema.ts";

/** Another company, and what it has of the branch: "has the same phone number and website". */
export interface CompanyFinding {
  readonly companyId: string;
  readonly companyName: string;
  readonly text: string;
}

type Check = "email" | "agreement" | "postalCode" | "company" | "images" | "website";

/** What a check finds. One that does not hold forbids nothing (STORE-A17). */
export interface CheckResult {
  readonly check: Check;
  readonly holds: boolean;
  readonly title: string;
  readonly sentence: string;
  readonly others: readonly CompanyFinding[];
}

type Found = Omit<CheckResult, "check" | "others"> & Partial<Pick<CheckResult, "others">>;

const good = (title: string, sentence: string): Found => ({ holds: true, title, sentence });
const bad = (title: string, sentence: string): Found => ({ holds: false, title, sentence });

const dayOf = (instant: string): string => formatDay(centralDayOf(instant));

type Account = NonNullable<BranchCheckFacts["account"]>;

const isConfirmed = ({ isShopify, lastSignInOn }: Account): boolean =>
  isShopify === "N" && lastSignInOn !== null;

/** The user who added this one, if it was another; nothing if they signed up. */
const addedBy = ({ name, createdBy }: Account): string =>
  createdBy === "" || createdBy === name ? "" : createdBy;

function checkEmail({ account }: BranchCheckFacts): Found {
  if (account === null) return bad("No user yet", "The company has no user who can sign in.");
  const { email, name, isShopify, lastSignInOn } = account;
  if (isShopify === "Y")
    return bad(
      "E-mail not confirmed here",
      `${name} (${email}) comes from the shop platform, whose users sign in without confirming it.`,
    );
  if (lastSignInOn !== null)
    return good("E-mail confirmed", `${name} signed in with ${email} on ${dayOf(lastSignInOn)}.`);
  const by = addedBy(account);
  return bad(
    "No confirmed e-mail on record",
    `No sign-in of ${name} with ${email} is recorded.${by === "" ? "" : ` ${by} added this user.`}`,
  );
}

function checkAgreement({ account, agreement }: BranchCheckFacts): Found {
  if (agreement !== null)
    return good(
      "Agreement accepted",
      `${agreement.by} accepted it on ${dayOf(agreement.on)}, to sign the company up.`,
    );
  const by = account === null ? "" : addedBy(account);
  return bad(
    "No agreement on record",
    by === "" || account === null
      ? "No user of the company is recorded to have accepted it."
      : `${by} added ${account.name}. Only who signs a company up is asked to accept it.`,
  );
}

const WHERE = { registered: "the registered address", customers: "the address for customers" };

/** A code that is not of its province, in words; null for one that is, or of which that is not known. */
function findWrongState({
  kind,
  countryId,
  stateName,
  postalCode,
}: BranchCheckFacts["addresses"][0]) {
  if (isCodeOf(countryId, stateName, postalCode) !== false) return null;
  const states = statesOfCode(countryId, postalCode);
  const found =
    states.length === 0
      ? `${postalCode} is of no ${countryId === "US" ? "state" : "province"}`
      : `${postalCode} is a code of ${joinWords(states, "or")}`;
  return `${found}; ${WHERE[kind]} is in ${stateName}.`;
}

function checkPostalCode({ addresses }: BranchCheckFacts): Found | null {
  const known = addresses.filter(
    ({ countryId, stateName, postalCode }) => isCodeOf(countryId, stateName, postalCode) !== null,
  );
  const [first] = known;
  if (first === undefined) return null;
  const place = first.countryId === "US" ? "state" : "province";
  const missing = known.find(({ postalCode }) => postalCode === "");
  if (missing) return bad("No postal code", `There is none in ${WHERE[missing.kind]}.`);
  const wrong = known.map(findWrongState).filter((text) => text !== null);
  return wrong.length > 0
    ? bad(`Postal code of another ${place}`, wrong.join(" "))
    : good(
        `Postal code fits the ${place}`,
        `${joinWords(known.map(({ postalCode, stateName }) => `${postalCode} is in ${stateName}`))}.`,
      );
}

const TRAITS: Readonly<Record<Exclude<SharedTrait, "logo">, string>> = {
  name: "name",
  address: "address",
  phone: "phone number",
  email: "e-mail",
  website: "website",
};

const isNamed = (trait: SharedTrait): trait is keyof typeof TRAITS => trait !== "logo";

function checkCompany({ alike }: BranchCheckFacts): Found {
  const others = alike.flatMap(({ companyId, companyName, traits }) => {
    const shared = traits.filter(isNamed);
    const text = `has the same ${joinWords(shared.map((trait) => TRAITS[trait]))}`;
    return shared.length === 0 ? [] : [{ companyId, companyName, text }];
  });
  return others.length === 0
    ? good(
        "Not known from another company",
        `No other company has its ${joinWords(Object.values(TRAITS), "or")}.`,
      )
    : { ...bad("Known from another company", ""), others };
}

function checkImages({ alike, images: compared }: BranchCheckFacts): Found | null {
  if (compared === 0) return null;
  const others = alike.flatMap(({ companyId, companyName, traits, images }) => {
    const parts = [
      ...(traits.includes("logo") ? ["has the same logo"] : []),
      ...(images > 0
        ? [`has sent ${countWords(images, "of the pictures", "of the pictures")}`]
        : []),
    ];
    return parts.length === 0 ? [] : [{ companyId, companyName, text: joinWords(parts) }];
  });
  return others.length === 0
    ? good(
        "Pictures are its own",
        compared === 1
          ? "No other company has sent its picture."
          : `No other company has sent one of ${countWords(compared, "picture")}.`,
      )
    : { ...bad("Pictures of another company", ""), others };
}

/** The host of a web site as a reader knows it: without `www.`; empty for what is no address. */
function hostOf(website: string): string {
  const address = /^[a-z][a-z\d+.-]*:\/\//iu.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, "") : "";
}

const isWithin = (name: string, other: string): boolean =>
  name === other || name.endsWith(`.${other}`);

/** Only found if it holds: mail of a provider, or of a house that has several shops, says nothing against a merchant. */
function checkWebsite({ account, websiteUrl }: BranchCheckFacts): Found | null {
  const host = hostOf(websiteUrl.trim());
  const domain = account?.email.split("@")[1]?.toLowerCase() ?? "";
  if (account === null || !isConfirmed(account) || host === "" || domain === "") return null;
  return isWithin(host, domain) || isWithin(domain, host)
    ? good("E-mail is of the website", `${account.email} belongs to ${host}.`)
    : null;
}

const FINDS: Readonly<Record<Check, (facts: BranchCheckFacts) => Found | null>> = {
  email: checkEmail,
  agreement: checkAgreement,
  postalCode: checkPostalCode,
  company: checkCompany,
  images: checkImages,
  website: checkWebsite,
};

/** What staff check before they approve a branch: what does not hold first, else in this order (STORE-A17). */
export function branchChecks(facts: BranchCheckFacts): readonly CheckResult[] {
  const results = Object.entries(FINDS).flatMap(([check, find]) => {
    const found = find(facts);
    return found === null ? [] : [{ check: check as Check, others: [], ...found }];
  });
  return [...results.filter(({ holds }) => !holds), ...results.filter(({ holds }) => holds)];
}
