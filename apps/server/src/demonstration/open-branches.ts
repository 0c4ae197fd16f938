import { and, eq } from "drizzle-orm";
import type pg from "pg";
import { setApproval } from "../approval/queries.ts";
import { insertCompanies, type NewCompany } from "../companies/queries.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { store } from "../schema/schema.ts";
import { insertStores } from "../stores/queries.ts";
import type { NewUser } from "../users/queries.ts";
import { BRANCH, type Branch, STORES } from "./companies.ts";

const DAY = 86_400_000;
const MASTER = { email: "master@marquee.test", name: "Maya Lindqvist" };

/** How many days ago each branch was opened, and after how many more it was approved; null for one that still waits. */
const OPENED: Readonly<Record<Branch, readonly [daysAgo: number, approvedAfter: number | null]>> = {
  montreal: [702, 2.1],
  toronto: [641, 1.2],
  vancouver: [613, 3.9],
  calgary: [694, 2.8],
  brooklyn: [560, 1.7],
  portland: [661, 5.2],
  halifax: [3, null],
  seattle: [523, 2.3],
};

const openedOf = (id: string | undefined): readonly [number, number | null] => {
  const [name] = Object.entries(BRANCH).find(([, branch]) => branch === id) ?? [];
  return OPENED[name as Branch];
};

/** How many days ago a branch was opened. */
export const branchAge = (branch: Branch): number => OPENED[branch][0];

/** How many days ago a company came, which is when its first branch was opened. */
const companyAge = (companyId: string): number =>
  Math.max(...STORES.filter((one) => one.companyId === companyId).map(({ id }) => openedOf(id)[0]));

/** Staff were there before all companies. */
const STAFF_AGE = 720;

/** The users as they joined: staff first, others with their company or branch, whose agreement they accepted then (DEMO-11). */
export const withJoinDates = (users: readonly NewUser[], now: Date): readonly NewUser[] =>
  users.map((user) => {
    const { companyId, storeId, agreedOn } = user;
    const ofCompany = companyId ? companyAge(companyId) : STAFF_AGE;
    const age = storeId ? openedOf(storeId)[0] : ofCompany;
    const createdOn = new Date(now.getTime() - age * DAY).toISOString();
    return { ...user, createdOn, ...(agreedOn ? { agreedOn: createdOn } : {}) };
  });

/** The companies, each as old as its first branch. */
export const addCompanies = (
  pool: pg.Pool,
  companies: readonly NewCompany[],
  now: Date,
): Promise<void> =>
  withScope(pool, SYSTEM, (tx) =>
    insertCompanies(
      tx,
      companies.map((one) => {
        const createdOn = new Date(now.getTime() - companyAge(one.id ?? "") * DAY).toISOString();
        return { ...one, createdOn };
      }),
    ),
  );

/**
 * Opens the branches pending, with the logos of their companies, and approves them some days later (DEMO-10). The mails of those
 * days are not sent today.
 */
export async function openBranches(
  pool: pg.Pool,
  companies: readonly NewCompany[],
  now: Date,
): Promise<void> {
  for (const branch of STORES) {
    const companyLogo = companies.find(({ id }) => id === branch.companyId)?.logo ?? null;
    const [daysAgo, approvedAfter] = openedOf(branch.id);
    const opened = now.getTime() - daysAgo * DAY;
    const createdOn = new Date(opened).toISOString();
    await withScope(
      pool,
      SYSTEM,
      (tx) =>
        insertStores(tx, [
          { ...branch, companyLogo, isApprove: "N", createdOn, updatedOn: createdOn },
        ]),
      { actor: branch.managerEmail || "demonstration" },
    );
    if (approvedAfter === null || branch.id === undefined) continue;
    const { id } = branch;
    const updatedOn = new Date(opened + approvedAfter * DAY).toISOString();
    await withScope(
      pool,
      SYSTEM,
      async (tx) => {
        const waiting = await tx.$count(store, and(eq(store.id, id), eq(store.isApprove, "N")));
        if (waiting > 0)
          await setApproval(tx, id, { isApprove: "Y", updatedBy: MASTER.name, updatedOn });
      },
      { actor: MASTER.email },
    );
  }
}
