import type { Contract } from "@marquee/api/contract/contract";
import type { Ability } from "@marquee/domain/access/ability";
import { fuzzCalls, type FuzzCall } from "../fuzz/fuzz-call.ts";
import { billCalls } from "./bills.ts";
import type { CallInput } from "./call-input.ts";
import { campaignCalls } from "./campaigns.ts";
import { caseCalls } from "./cases.ts";
import { catalogCalls } from "./catalog.ts";
import { categoryCalls } from "./categories.ts";
import { companyCalls } from "./companies.ts";
import { disputeCalls } from "./disputes.ts";
import { geographyCalls } from "./geography.ts";
import { homeCalls } from "./home.ts";
import { imageCalls } from "./images.ts";
import { ingestCalls } from "./ingest.ts";
import { invoiceCalls } from "./invoices.ts";
import type { Example, KnownCall, KnownCalls } from "./known-call.ts";
import { notificationCalls } from "./notifications.ts";
import { offerCalls } from "./offers.ts";
import { onboardingCalls } from "./onboarding.ts";
import { paymentCalls } from "./payments.ts";
import { productCalls } from "./products.ts";
import { reconciliationCalls } from "./reconciliation.ts";
import { refundCalls } from "./refunds.ts";
import { reportCalls } from "./reports.ts";
import { roleCalls } from "./roles.ts";
import { searchCalls } from "./search.ts";
import { sectionCalls } from "./sections.ts";
import { sessionCalls } from "./session.ts";
import { storeCalls } from "./stores.ts";
import type { Subject } from "./subject.ts";
import { trafficCalls } from "./traffic.ts";
import { transactionCalls } from "./transactions.ts";
import { undeliveredCalls } from "./undelivered.ts";
import { userCalls } from "./users.ts";
import { viewCalls } from "./views.ts";

/** Every call of the contract but streams, by noun. The matrix of access, the fuzz and the requests across tenants are made of it. */
const CALLS: { readonly [Noun in Exclude<keyof Contract, "events">]: KnownCalls<Noun> } = {
  session: sessionCalls,
  onboarding: onboardingCalls,
  companies: companyCalls,
  stores: storeCalls,
  geography: geographyCalls,
  categories: categoryCalls,
  offers: offerCalls,
  products: productCalls,
  images: imageCalls,
  campaigns: campaignCalls,
  payments: paymentCalls,
  disputes: disputeCalls,
  refunds: refundCalls,
  reconciliation: reconciliationCalls,
  undelivered: undeliveredCalls,
  transactions: transactionCalls,
  invoices: invoiceCalls,
  bills: billCalls,
  sections: sectionCalls,
  catalog: catalogCalls,
  reports: reportCalls,
  users: userCalls,
  roles: roleCalls,
  ingest: ingestCalls,
  home: homeCalls,
  search: searchCalls,
  notifications: notificationCalls,
  views: viewCalls,
  traffic: trafficCalls,
  cases: caseCalls,
};

const byNoun: Readonly<Record<string, Readonly<Record<string, KnownCall>>>> = CALLS;

function knownCall({ noun, name }: FuzzCall): KnownCall {
  const known = byNoun[noun]?.[name.slice(noun.length + 1)];
  if (!known) throw new Error(`${name} is not in verification/src/calls/${noun}.ts`);
  return known;
}

/** The abilities of which it takes one to be shown what a call returns; none if every signed-in user is. */
export const shownBy = (target: FuzzCall): readonly Ability[] => knownCall(target).shows ?? [];

/** A call in one of the ways in which it can be made, about one subject. */
export interface Cell extends Omit<Example, "input"> {
  readonly target: FuzzCall;
  readonly subject: Subject;
  readonly input: (freshId: string) => CallInput;
}

/** A company that narrows a list is named as one in a path is. */
const NARROWED: Example = {
  about: "company",
  input: ({ companyId }) => ({ query: { companyId } }),
};

function examplesOf(target: FuzzCall): readonly Example[] {
  const { list, query } = target.call;
  const { examples } = knownCall(target);
  const isNarrowed = list && query && "companyId" in query;
  return isNarrowed && examples.some(({ about }) => about === "none")
    ? [...examples, NARROWED]
    : examples;
}

/** Every call in every way about every subject, but for what is tried elsewhere. */
export const callCells = (subjects: readonly Subject[]): readonly Cell[] =>
  fuzzCalls().flatMap((target) =>
    examplesOf(target).flatMap((example) => {
      // if nothing is named, one subject represents all
      const isOfNone = example.about === "none" || example.about === "maker";
      return (isOfNone ? subjects.slice(0, 1) : subjects).map((subject) => ({
        ...example,
        target,
        subject,
        input: (freshId: string) => example.input(subject, freshId, subject),
      }));
    }),
  );

/** What is said in each way to make a call, about a subject, with what is of another one. */
export function acrossTenants(
  target: FuzzCall,
  [subject, others]: readonly [Subject, Subject],
  freshId: string,
): readonly CallInput[] {
  const { examples, acrossTenants: input } = knownCall(target);
  return [...examples.map((example) => example.input), ...(input ? [input] : [])].map((say) =>
    say(subject, freshId, others),
  );
}
