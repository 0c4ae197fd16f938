import { encodeEmail } from "@marquee/api/http/path";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { insertProducts } from "@marquee/server/products/queries";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { insertUsers } from "@marquee/server/users/queries";
import { STAFF } from "../fuzz/fuzz-world.ts";
import type { Home } from "../fuzz/known-values.ts";
import { offerDraft, productRow } from "../harness/offer-draft.ts";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY, STORE } from "../harness/world.ts";

/** Something of one branch that calls are about, with the id it has in every noun. */
export interface Subject {
  readonly name: string;
  /** Whose it is; null if there is no such thing. */
  readonly home: Home | null;
  readonly companyId: string;
  readonly storeId: string;
  readonly offerId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
}

const toSubject = (
  name: string,
  home: Home | null,
  branch: Pick<Subject, "companyId" | "storeId">,
): Subject => ({
  name,
  home,
  ...branch,
  offerId: stableId(`access offer ${name}`),
  productId: stableId(`access product ${name}`),
  variantId: stableId(`access variant ${name}`),
  email: `access-${name}@marquee.test`,
});

/** Two branches of one company, a branch of another one, and ids that do not exist. */
export const SUBJECTS: readonly Subject[] = [
  toSubject("montreal", "maple", { companyId: COMPANY.maple, storeId: STORE.montreal }),
  toSubject("toronto", "maple", { companyId: COMPANY.maple, storeId: STORE.toronto }),
  toSubject("new-york", "northline", { companyId: COMPANY.northline, storeId: STORE.newYork }),
  toSubject("nobody", null, { companyId: "0".repeat(32), storeId: "1".repeat(32) }),
];

async function addOffer(server: TestServer, subject: Subject): Promise<void> {
  const { offerId, companyId, storeId, name } = subject;
  const body = offerDraft(name, {
    id: offerId,
    companyId,
    storeId,
    marketPlace: [subject.home === "northline" ? "United States" : "Canada"],
  });
  const answer = await server.call(
    "master",
    "POST",
    `/offers/${encodeEmail("master@marquee.test")}`,
    { body },
  );
  if (answer.status !== 200) throw new Error(`there is no offer of ${name}: ${answer.text}`);
}

/** Makes an offer, a product, a variant and a person of every branch that the calls are about. */
export async function addSubjects(server: TestServer): Promise<void> {
  const real = SUBJECTS.filter(({ home }) => home !== null);
  await withScope(server.pool, SYSTEM, async (tx) => {
    for (const { name, companyId, storeId, productId, variantId, email } of real) {
      const branch = { companyId, storeId };
      await insertProducts(tx, [productRow(name, { ...branch, id: productId })]);
      await insertProducts(tx, [
        productRow(`variant ${name}`, {
          ...branch,
          id: variantId,
          isVariant: "Y",
          variantProductId: productId,
        }),
      ]);
      const roleId = defaultRoleId("Read_Only");
      await insertUsers(tx, [{ email, name, authType: "A", ...branch, roleId }]);
    }
    await insertUsers(tx, STAFF);
  });
  for (const subject of real) await addOffer(server, subject);
  // what is over takes products at once, while a payment must exist for others (OFFER-T12)
  await server.database.owner.query(
    "update offer set active = 'Y', valid_from = '2026-01-05', valid_till = '2026-01-12'",
  );
}
