import type { DecidedBranch } from "@marquee/domain/approval/decided-branches.schema";
import { shortDay } from "@marquee/domain/dates/format-dates";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { gastown, gastownChecks } from "../../testing/example-branch.ts";
import { MASTER, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const FACTS = {
  storeName: "Gastown",
  code: "VAN-01",
  categories: "",
  address: "",
  storeAddress: "",
};
const EFFECT = {
  storeId: "s1",
  storeName: "Gastown",
  code: "VAN-01",
  companyName: "Atelier",
  isApprove: "N",
  facts: FACTS,
  look: "l",
  reviewed: null,
  createdBy: "Ines",
  createdOn: "2026-03-02T18:00:00.000Z",
  informed: null,
  offers: 0,
  products: 0,
  runs: [],
  staying: { count: 1, headings: ["Paperbacks"] },
};
const WAITING = [gastown, { ...gastown, id: "s2", storeName: "Kensington", code: "YYC-03" }];

const DECIDED: DecidedBranch = {
  storeId: "s3",
  storeName: "Pearl",
  code: "PDX-02",
  companyName: "Loom & Kettle",
  companyLogo: null,
  cityId: "portland",
  what: "sentBack",
  by: "Maya Lindqvist",
  on: "2026-03-01T18:00:00.000Z",
  waitedSince: "2026-03-01T13:30:00.000Z",
};

let waiting: readonly object[] = WAITING;
let decided: readonly DecidedBranch[] = [];
beforeEach(() => {
  waiting = WAITING;
  decided = [];
});
serveCalls(({ pathname, search }) => {
  if (pathname.includes("/stores/checks/")) return dataResponse(gastownChecks);
  if (pathname.includes("/getStoreById/"))
    return dataResponse(WAITING.find(({ id }) => pathname.endsWith(id)));
  if (/approvalEffect/i.test(pathname)) return dataResponse(EFFECT);
  if (pathname.includes("/stores/decided/")) return dataResponse(decided);
  if (/history/i.test(pathname)) return dataResponse([]);
  if (pathname.includes("getStoreByCompany"))
    return listResponse(search.includes("waits=Y") ? [...waiting] : []);
  return listResponse([]);
});

const open = (at = "/home/branches/waiting", user = MASTER) => renderPanel(at, user);
const beside = () => within(screen.getByRole("complementary", { name: "This branch" }));

describe("what waits of the stores", () => {
  it("[STORE-A13] shows beside the list everything to decide by, and J and K move", async () => {
    const { router } = await open();
    await screen.findByRole("heading", { level: 2, name: "Gastown" });
    expect(await beside().findByText(/Paperbacks/)).toBeTruthy();
    expect(beside().getByText("Ines Roy")).toBeTruthy();
    await userEvent.keyboard("j");
    await screen.findByRole("heading", { level: 2, name: "Kensington" });
    expect(router.state.location.search).toMatchObject({ store: "s2" });
    await userEvent.keyboard("k");
    await screen.findByRole("heading", { level: 2, name: "Gastown" });
  });

  it("[STORE-A13] asks to approve by A and to send back by R, and opens the page by Enter, with its place among them", async () => {
    const { router } = await open("/home/branches/waiting?store=s2");
    await screen.findByRole("heading", { level: 2, name: "Kensington" });
    await userEvent.keyboard("a");
    const question = await screen.findByRole("alertdialog", {
      name: "Are you sure to approve this store!",
    });
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await userEvent.keyboard("r");
    const back = await screen.findByRole("alertdialog", { name: /send Kensington back/ });
    await userEvent.click(within(back).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.href).toContain("/home/branches/view?id=s2"));
    expect(await screen.findByText("2 of 2")).toBeTruthy();
  });

  it("[STORE-A23] says since when each waits, and lists what was decided lately, which leads to its page", async () => {
    decided = [DECIDED];
    waiting = [{ ...gastown, waitsSince: new Date(Date.now() - 25 * 3_600_000).toISOString() }];
    const { router } = await open();
    await screen.findByRole("heading", { level: 2, name: "Gastown" });
    const queue = screen.getByRole("navigation", { name: /^Branches that wait/ });
    expect(within(queue).getByText("1 day")).toBeTruthy();
    expect(
      await screen.findByText("1 waiting. The oldest for 1 day; half were decided within 5 hours."),
    ).toBeTruthy();
    const lately = screen.getByRole("navigation", { name: "Decided in the last 7 days" });
    const link = within(lately).getByRole("link", { name: /^Pearl/ });
    expect(link.textContent).toContain("Sent back");
    expect(link.textContent).toContain(`${shortDay("2026-03-01", new Date())}, Maya Lindqvist`);
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.href).toContain("/home/branches/view?id=s3"));
  });

  it("[STORE-A13] says that nothing waits", async () => {
    waiting = [];
    await open();
    expect(await screen.findByText("No branch waits for a decision.")).toBeTruthy();
  });
});
