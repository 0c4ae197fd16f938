import { createClient } from "@marquee/api/client/create-client";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { sessionMachine } from "@marquee/machines/session/session.machine";
import type { IdentityEvent, IdentityQuery } from "@marquee/machines/session/session.model";
import { beforeEach, describe, expect, it } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import type { Session } from "../session/create-session.ts";
import { LazyIdentity } from "../session/identity.ts";
import { toLastPerson, readLastPerson, rememberPerson } from "../session/last-person.ts";
import { once } from "../session/once.ts";
import { openPersonQueries } from "../session/person-queries.ts";
import { MERCHANT } from "../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../testing/serve-calls.ts";
import { startForTest } from "../testing/start-for-test.ts";
import { fetchFirstRows } from "./fetch-first-rows.ts";
import { SCREENS } from "./screens.ts";

const calls: string[] = [];
serveCalls(({ pathname, search }) => {
  calls.push(`${pathname}${search}`);
  return listResponse([{ id: "o1" }]);
});
beforeEach(() => {
  calls.length = 0;
  rememberPerson(null);
});

const OTHER: LoggedUser = { ...MERCHANT, email: "other@marquee.test", companyId: "c2" };

/** A page that has just been opened: the identity service and the server respond when the test says so. */
function openPage() {
  let tell: (event: IdentityEvent) => void = () => {};
  const responses: ((user: LoggedUser | null) => void)[] = [];
  const actor = startForTest(
    createActor(
      sessionMachine.provide({
        actors: {
          watchIdentity: fromCallback<IdentityQuery>(({ sendBack }) => {
            tell = sendBack;
          }),
          loadUser: fromPromise(
            () => new Promise<LoggedUser | null>((respond) => responses.push(respond)),
          ),
          signOut: fromPromise<void, void>(() => Promise.resolve()),
        },
        actions: { clearSavedFilters: () => {}, notify: () => {} },
      }),
    ),
  );
  const nowhere = (): Promise<never> => Promise.reject(new Error("this test has no server"));
  const queries = openPersonQueries(actor);
  const client = createClient({ base: () => "/api", token: () => Promise.resolve("t") });
  const session: Session = {
    actor,
    openClient: once(() => Promise.resolve(client)),
    openQueries: once(() => Promise.resolve(queries)),
    identity: new LazyIdentity(nowhere),
    settings: nowhere,
    settingsInPage: null,
  };
  return {
    session,
    queries,
    identify: (email: string | null) =>
      tell({
        type: "session.changed",
        identity: email === null ? null : { email, isVerified: true },
      }),
    respond: (user: LoggedUser | null) => {
      responses.at(-1)?.(user);
      return new Promise<void>((resolve) => setTimeout(resolve));
    },
  };
}

const OFFERS = { pathname: "/home/offers", search: { q: "linen" } };

describe("the first rows", () => {
  it("[SESSION-E1] are fetched while the session is looked up, as the address has them", async () => {
    rememberPerson(toLastPerson(MERCHANT));
    const page = openPage();
    const fetched = fetchFirstRows(page.session, OFFERS);
    expect(calls).toEqual([]);
    page.identify(MERCHANT.email);
    await fetched;
    expect(calls).toEqual(["/api/getCompanyOffer/c1/active?page=1&size=10&q=linen"]);
    await page.respond(MERCHANT);
    expect(
      page.queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(["success"]);
  });

  it.each([
    ["no user", null],
    ["another user", OTHER.email],
  ])("[SESSION-E1] are not fetched for %s", async (_, email) => {
    rememberPerson(toLastPerson(MERCHANT));
    const page = openPage();
    const fetched = fetchFirstRows(page.session, OFFERS);
    page.identify(email);
    await fetched;
    expect(calls).toEqual([]);
  });

  it("[SESSION-E1] are not fetched if the browser remembers no user, or the address has no list", async () => {
    const page = openPage();
    const fetched = fetchFirstRows(page.session, OFFERS);
    rememberPerson(toLastPerson(MERCHANT));
    const form = fetchFirstRows(page.session, { pathname: "/home/offers/add", search: {} });
    page.identify(MERCHANT.email);
    await Promise.all([fetched, form]);
    expect(calls).toEqual([]);
  });

  it("[SESSION-E1] are not fetched if only some may see them, as no right is remembered", async () => {
    rememberPerson(toLastPerson(MERCHANT));
    const page = openPage();
    const guarded = SCREENS.filter(
      (screen) => "ability" in screen || screen.path === "/home/paymentMethod",
    );
    const fetched = guarded.map(({ path }) =>
      fetchFirstRows(page.session, { pathname: path, search: {} }),
    );
    page.identify(MERCHANT.email);
    await Promise.all(fetched);
    expect([guarded.length > 5, calls]).toEqual([true, []]);
  });

  it("[SESSION-E2] are dropped when the session names another user, or none", async () => {
    for (const user of [OTHER, null]) {
      rememberPerson(toLastPerson(MERCHANT));
      const page = openPage();
      const fetched = fetchFirstRows(page.session, OFFERS);
      page.identify(MERCHANT.email);
      await fetched;
      expect(page.queries.getQueryCache().getAll()).toHaveLength(1);
      await page.respond(user);
      expect(page.queries.getQueryCache().getAll()).toEqual([]);
    }
  });

  it("[SESSION-E2] are dropped when another user signs in meanwhile, in another tab", async () => {
    rememberPerson(toLastPerson(MERCHANT));
    const page = openPage();
    const fetched = fetchFirstRows(page.session, OFFERS);
    page.identify(MERCHANT.email);
    await fetched;
    page.identify(OTHER.email);
    expect(page.queries.getQueryCache().getAll()).toEqual([]);
    await page.respond(OTHER);
    expect(calls).toHaveLength(1);
  });
});

describe("the user that the browser remembers", () => {
  it("[SESSION-E3] is the one who signed in last, and none after a sign-out", async () => {
    const page = openPage();
    page.identify(OTHER.email);
    await page.respond(OTHER);
    expect(readLastPerson()).toEqual({
      email: OTHER.email,
      companyId: "c2",
      storeId: null,
      acrossCompanies: false,
    });
    page.identify(null);
    expect(readLastPerson()).toBeNull();
  });

  it.each(["no JSON", "null", '{"email":1}', '{"email":"a@b.c","companyId":7}'])(
    "[SESSION-E3] is none if %s is stored",
    (text) => {
      localStorage.setItem("lastPerson", text);
      expect(readLastPerson()).toBeNull();
    },
  );
});
