import type { BranchCheckFacts } from "@marquee/domain/approval/branch-checks.schema";
import { hasSecondAddress } from "@marquee/domain/stores/second-address";
import { notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { findAgreement } from "../users/agreement.ts";
import {
  companyNames,
  findAccount,
  findAlike,
  findChecked,
  findSenders,
  shownDigests,
} from "./check-queries.ts";

type Checked = NonNullable<Awaited<ReturnType<typeof findChecked>>>;

/** The registered address, and the one for customers if it is another. */
function addressesOf(branch: Checked): BranchCheckFacts["addresses"] {
  const { countryId, stateName, postalCode } = branch;
  const { storeCountryId, storeStateName, storePostalCode } = branch;
  const registered = { kind: "registered", countryId, stateName, postalCode } as const;
  if (!hasSecondAddress(branch) || !storeCountryId || storeStateName === null) return [registered];
  const customers = {
    kind: "customers",
    countryId: storeCountryId,
    stateName: storeStateName,
    postalCode: storePostalCode,
  } as const;
  return [registered, customers];
}

/** Other companies with what they have of the branch: its traits, and the images that they have sent. */
async function readAlike(
  context: TransactionContext,
  storeId: string,
  companyId: string,
  digests: readonly string[],
): Promise<BranchCheckFacts["alike"]> {
  const alike = await findAlike(context, storeId);
  const sent = await findSenders(context, companyId, digests);
  const traits = new Map(alike.map((one) => [one.companyId, one.traits]));
  const images = new Map(sent.map((one) => [one.companyId, one.images]));
  const ids = [...traits.keys(), ...images.keys()].filter((id) => id !== null);
  const names = await companyNames(context, ids);
  return [...names].map(([id, companyName]) => ({
    companyId: id,
    companyName,
    traits: traits.get(id) ?? [],
    images: images.get(id) ?? 0,
  }));
}

/** What is known of a branch beyond what it says of itself (STORE-A17). */
export async function readChecks(
  context: TransactionContext,
  storeId: string,
): Promise<BranchCheckFacts | Refusal> {
  const branch = await findChecked(context, storeId);
  if (!branch) return notFound();
  const { companyId, websiteUrl, logo } = branch;
  const agreement = await findAgreement(context, companyId);
  const digests = await shownDigests(context, storeId, logo);
  return {
    storeId,
    account: await findAccount(context, companyId),
    agreement:
      agreement === undefined || agreement.agreedOn === null
        ? null
        : { by: agreement.name, on: agreement.agreedOn },
    addresses: addressesOf(branch),
    websiteUrl,
    alike: await readAlike(context, storeId, companyId, digests),
    images: digests.length,
  };
}
