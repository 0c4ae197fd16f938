import { conflict, type Refusal } from "../refusal/refusal.ts";

/** How something is made under the id that its client has chosen. */
export interface ToMake<Made> {
  /** What the create call was given, as `requestHash` has it. */
  readonly createHash: string;
  /** What somebody reads whose id belongs to something else. */
  readonly idTaken: string;
  /** What the create call of this id was given; undefined where there is none within the scope, null where no call made it. */
  readonly findCreateHash: () => Promise<string | null | undefined>;
  /** What is stored, as it travels. */
  readonly find: () => Promise<Made | undefined>;
  /** What else must hold of something new. */
  readonly refuse: () => Promise<Refusal | null>;
  /** Whether the row was made: not where the id is taken already. */
  readonly insert: () => Promise<boolean>;
}

/** What was just written, as it travels. */
export async function findWritten<Made>(find: () => Promise<Made | undefined>): Promise<Made> {
  const made = await find();
  if (made === undefined) throw new Error("what was just written is not there");
  return made;
}

/**
 * Makes something once: the same id and content again answer what the first time made, the same id with other content is a
 * conflict (OFFER-T6, PRODUCT-T6, CAT-5).
 */
export async function createOnce<Made>(make: ToMake<Made>): Promise<Made | Refusal> {
  const repeated = async () => {
    const known = await make.findCreateHash();
    if (known === undefined) return undefined;
    return known === make.createHash ? findWritten(make.find) : conflict(make.idTaken);
  };
  const before = await repeated();
  if (before !== undefined) return before;
  const refusal = await make.refuse();
  if (refusal) return refusal;
  if (await make.insert()) return findWritten(make.find);
  return (await repeated()) ?? conflict(make.idTaken);
}
