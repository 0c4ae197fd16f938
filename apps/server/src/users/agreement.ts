import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { appUser } from "../schema/schema.ts";

/** The user of a company who accepted the agreement first, and when: a sign-up without it is refused (PERSONAL-V6). */
export async function findAgreement({ tx, scope }: TransactionContext, companyId: string) {
  const [row] = await tx
    .select({ email: appUser.email, name: appUser.name, agreedOn: appUser.agreedOn })
    .from(appUser)
    .where(
      and(
        inScope(scope, appUser.companyId),
        eq(appUser.companyId, companyId),
        isNotNull(appUser.agreedOn),
      ),
    )
    .orderBy(asc(appUser.agreedOn))
    .limit(1);
  return row;
}
