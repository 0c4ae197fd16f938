import { expect, it } from "vitest";
import type { User } from "./user.schema.ts";
import { namesOfUsers, usersWhoMay } from "./users-who-may.ts";

const place = { companyId: "c1", storeId: "s1" };
const user = (name: string, roleName: string | null, change: Partial<User> = {}) =>
  ({ name, roleName, companyId: "c1", storeId: null, isAgent: "N", ...change }) as User;
const namesWhoMay = (...users: readonly User[]) =>
  usersWhoMay(users, "campaigns.create", place).map(({ name }) => name);

it("[OFFER-W12] are those of the company, or of the branch, whose default role allows it", () => {
  expect(
    namesWhoMay(
      user("Nadia", "Store Admin"),
      user("Sofia", "Read_And_Write", { storeId: "s1" }),
      user("Marc", "Read_And_Write", { storeId: "s2" }),
      user("Amélie", "Read_Only"),
      user("Own", "Bookkeeper"),
      user("None", null),
      user("Other", "Store Admin", { companyId: "c2" }),
      user("Ended", "Store Admin", { endedOn: "2026-11-02T18:00:00.000Z" }),
      user("Invited", "Store Admin", { isConfirmed: "N" }),
    ),
  ).toEqual(["Nadia", "Sofia"]);
});

it("[OFFER-W12] are named, three at most", () => {
  const names = (...all: readonly string[]) => namesOfUsers(all.map((name) => ({ name })));
  expect(names()).toBe("");
  expect(names("Nadia")).toBe("Nadia");
  expect(names("Nadia", "Sofia")).toBe("Nadia or Sofia");
  expect(names("A", "B", "C", "D", "E")).toBe("A, B, C or 2 more");
});
