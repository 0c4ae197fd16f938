import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { listResponse, partResponse, serveCalls } from "../../testing/serve-calls.ts";

const paid: CompanyPayment = {
  id: "c0",
  kind: "flyer",
  status: "paid",
  name: "Spring at home",
  companyId: "c1",
  companyName: "Maple",
  storeId: "s1",
  storeName: "Plateau",
  userId: "nora@marquee.test",
  amount: 45.19,
  refundedAmount: 0,
  paidWith: null,
  message: null,
  isPayable: false,
  disputeState: null,
  campaignId: "g1",
  invoiceId: null,
  invoiceKey: null,
  creditNote: null,
  createdOn: "2026-11-26T18:00:00.000Z",
};
const failed: CompanyPayment = {
  ...paid,
  id: "c2",
  name: "Evening light",
  status: "failed",
  amount: 7.91,
  message: "Your card was declined.",
  isPayable: true,
  campaignId: null,
};
const disputed: CompanyPayment = {
  ...paid,
  id: "c3",
  name: "First fires",
  status: "disputed",
  disputeState: "needsResponse",
  campaignId: "g3",
};

let charged: readonly CompanyPayment[] = [];
let sums: Readonly<Record<string, number>> = {};
let unfinished: readonly CompanyPayment[] = [];
/** What is not finished is read as late as this. */
let read: Promise<void>;
let rowsRead = 0;
beforeEach(() => {
  read = Promise.resolve();
  charged = [paid];
  sums = {};
  unfinished = [failed, disputed];
});
serveCalls(async ({ pathname, searchParams }) => {
  if (!pathname.startsWith("/api/companyPayments/")) return listResponse([]);
  if (searchParams.get("status") !== "unfinished") {
    rowsRead += 1;
    return partResponse([...charged, ...unfinished], 40, sums);
  }
  await read;
  return listResponse(unfinished);
});

it("[SCREEN-L31] the rows wait for what is not finished and come together with it", async () => {
  const late = Promise.withResolvers<void>();
  read = late.promise;
  rowsRead = 0;
  await renderPanel("/home/payments", MERCHANT);
  await screen.findByRole("heading", { level: 1, name: "Payments" });
  await waitFor(() => expect(rowsRead).toBeGreaterThan(0));
  expect(screen.queryByText("Spring at home")).toBeNull();
  await act(async () => late.resolve());
  expect(await screen.findByRole("heading", { name: /^Not finished/ })).toBeTruthy();
  expect(screen.getByText("Spring at home")).toBeTruthy();
});

describe("what is not finished, on the page of payments", () => {
  it("[PAY-S8] has each with the reason and its one next step", async () => {
    await renderPanel("/home/payments", MERCHANT);
    const group = await screen.findByRole("region", { name: /^Not finished/ });
    const [first, second] = within(group).getAllByRole("listitem");
    expect(first?.textContent).toContain("Your card was declined. Nothing was charged");
    expect(first?.textContent).toContain("7.91");
    expect(
      within(group)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["Try again", expect.stringMatching(/\/home\/checkout\?id=c2$/)],
      ["See the campaign", expect.stringMatching(/\/home\/campaign\/manage\?id=g3$/)],
    ]);
    expect(second?.textContent).toContain("Disputed");
  });

  it("[PAY-S8] offers no payment to those who may not pay", async () => {
    await renderPanel("/home/payments", { ...MERCHANT, privilegeCode: ["VIEW_INVOICE"] });
    const group = await screen.findByRole("region", { name: /^Not finished/ });
    expect(within(group).queryByRole("link", { name: /^Try again/ })).toBeNull();
  });

  it("[PAY-S8] is not there if all is finished", async () => {
    unfinished = [];
    await renderPanel("/home/payments", MERCHANT);
    await screen.findByRole("link", { name: /Spring at home/ });
    expect(screen.queryByRole("region", { name: /^Not finished/ })).toBeNull();
  });

  it.each(["tab=failed", "q=light"])("[PAY-S8] is not there at ?%s", async (query) => {
    await renderPanel(`/home/payments?${query}`, MERCHANT);
    await screen.findByRole("link", { name: /Spring at home/ });
    expect(screen.queryByRole("region", { name: /^Not finished/ })).toBeNull();
  });
});

describe("the sum below the payments", () => {
  const figureOf = async (name: string) =>
    (await screen.findByRole("rowheader", { name })).closest("tr")?.textContent;

  it("[PAY-S9] is of all pages, with what was refunded and the net", async () => {
    sums = { amount: 1_204.1, refundedAmount: 33.11 };
    await renderPanel("/home/payments", MERCHANT);
    expect(await figureOf("Charged, all pages")).toContain("1,204.10");
    expect(await figureOf("Refunded, all pages")).toContain("33.11");
    expect(await figureOf("Net, all pages")).toContain("1,170.99");
  });

  it("[PAY-S9] is one row if nothing was refunded, and absent if nothing was charged", async () => {
    sums = { amount: 90.38, refundedAmount: 0 };
    const { router } = await renderPanel("/home/payments", MERCHANT);
    expect(await figureOf("Charged, all pages")).toContain("90.38");
    expect(screen.queryByText(/^Net/)).toBeNull();
    sums = { amount: 0, refundedAmount: 0 };
    await router.navigate({ to: "/home/payments", search: { tab: "failed" } });
    await waitFor(() => expect(screen.queryByText(/^Charged/)).toBeNull());
  });
});
