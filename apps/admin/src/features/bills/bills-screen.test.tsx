import type { Bill, ReceiptVersion } from "@marquee/domain/bills/bill.schema";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { exampleBill } from "@marquee/machines/fixtures/example-bill";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const VIEWER = { ...MERCHANT, privilegeCode: ["VIEW_BILLS"] };
const [first, second, third] = [
  { ...exampleBill("b1", "Plateau"), image: ["/images/a.webp?s=1", "/images/b.webp?s=1"] },
  exampleBill("b2", "Mile End"),
  exampleBill("b3", "Verdun"),
] as const satisfies readonly Bill[];

let reviewed: string[] = [];
let reasons: unknown[] = [];
let waiting: readonly Bill[] = [];
beforeEach(() => {
  reviewed = [];
  reasons = [];
  waiting = [first, second, third];
});

serveCalls(({ pathname }, body) => {
  const [, decided] = /^\/api\/bills\/status\/(.*)\/[^/]+$/.exec(pathname) ?? [];
  if (decided !== undefined) {
    reviewed.push(decided);
    reasons.push(body);
    waiting = waiting.filter(({ id }) => !decided.endsWith(id));
    return dataResponse("Success");
  }
  if (pathname.startsWith("/api/billsByCompany/"))
    return listResponse(waiting, { N: 3, A: 1, R: 0 });
  if (pathname.startsWith("/api/ratingByBillId/")) return listResponse(first.billRating);
  if (pathname.startsWith("/api/billHistory/")) return dataResponse(HISTORY);
  if (pathname.startsWith("/api/billVersions/")) return dataResponse(VERSIONS);
  return listResponse([]);
});

const VERSIONS: readonly ReceiptVersion[] = [
  {
    version: 1,
    createdOn: "2026-03-05T22:26:51.000Z",
    receivedOn: "2026-03-05T22:30:00.000Z",
    image: ["/images/earlier.webp?s=1"],
    billRating: [{ ...exampleBill("b1").billRating[0]!, id: "earlier", comment: "All well." }],
  },
];

const HISTORY: readonly HistoryEntry[] = [
  {
    id: "1",
    at: "2026-03-06T15:00:00.000Z",
    by: "Maya Lindqvist",
    kind: "changed",
    sign: "approval",
    changes: [
      { field: "status", before: "N", after: "R" },
      { field: "rejectReason", before: null, after: "sentBefore" },
    ],
  },
];

const NAME = "Plateau, ines@shoppers.test";
const choose = async (label: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `More for ${NAME}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("bills", () => {
  it("[BILL-V1] are read by who may see them, and decided by a master alone", async () => {
    await renderPanel("/home/bills", VIEWER);
    await screen.findByText("Mile End");
    expect(screen.queryByRole("button", { name: `Approve ${NAME}` })).toBeNull();
    expect(screen.queryByRole("link", { name: "Review the new ones" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: `More for ${NAME}` }));
    const items = await screen.findAllByRole("menuitem");
    const labels = items.map(({ textContent }) => textContent);
    expect(labels).toEqual(["Rating details", "Receipt", "History"]);
  });

  it("[BILL-V5] [HIST-P1] say why they were rejected, in their list, details and history", async () => {
    waiting = [
      {
        ...first,
        status: "R",
        updatedBy: "Maya Lindqvist",
        rejection: { reason: "sentBefore", note: "Thank you!" },
      },
    ];
    await renderPanel("/home/bills?tab=R", VIEWER);
    await screen.findByText("This receipt was sent before: Thank you!");
    await choose("Rating details");
    const dialog = within(await screen.findByRole("dialog", { name: "Rating details" }));
    expect(dialog.getByText("This receipt was sent before")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await choose("History");
    const panel = within(await screen.findByRole("complementary", { name: "History" }));
    expect(await panel.findByText("Rejected")).toBeTruthy();
    expect(panel.getByText("This receipt was sent before")).toBeTruthy();
  });

  it("[INGEST-L3] show each earlier version of one that was amended, with its ratings and pictures", async () => {
    waiting = [{ ...first, version: 2 }];
    await renderPanel("/home/bills", VIEWER);
    await choose("Rating details");
    const dialog = within(await screen.findByRole("dialog", { name: "Rating details" }));
    const earlier = within(await dialog.findByRole("list", { name: "Earlier versions" }));
    expect(earlier.getByText("Version 1")).toBeTruthy();
    expect(earlier.getByText("“All well.”")).toBeTruthy();
    expect(earlier.getAllByRole("button", { name: "Picture 1" }).length).toBeGreaterThan(0);
    expect(await dialog.findByText("“One mug arrived with a chipped rim.”")).toBeTruthy();
  });

  it("[BILL-V2] show what was rated, and offer a video that cannot be played as a file", async () => {
    await renderPanel("/home/bills/manage", MASTER);
    await choose("Rating details");
    const dialog = within(await screen.findByRole("dialog", { name: "Rating details" }));
    expect(await dialog.findByText("“One mug arrived with a chipped rim.”")).toBeTruthy();
    expect(dialog.getByText("2 of 5")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Video 2" }));
    fireEvent.error(dialog.getByLabelText("Video 2", { selector: "video" }));
    expect(dialog.getByText("This video cannot be played here")).toBeTruthy();
    const file = dialog.getByRole("link", { name: "Download" });
    expect([file.getAttribute("href"), file.getAttribute("download")]).toEqual([
      "/videos/three.mp4?expires=1&signature=a",
      "Video 2.mp4",
    ]);
  });

  it("[BILL-V3] show their receipts one at a time, zoomed, turned and gone through by keyboard", async () => {
    await renderPanel("/home/bills", MASTER);
    await choose("Receipt");
    const dialog = within(await screen.findByRole("dialog", { name: "Receipt" }));
    const shownImage = () => dialog.getByRole("img", { name: /^Receipt/ });
    expect(dialog.getByText("Receipt 1 of 2")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("group")));
    await userEvent.keyboard("{+}{+}{+}{-}t");
    expect(dialog.getByText("150 %")).toBeTruthy();
    expect(shownImage().style.rotate).toBe("90deg");
    await userEvent.keyboard("0{ArrowRight}");
    expect(dialog.getByText("Receipt 2 of 2")).toBeTruthy();
    expect(shownImage().getAttribute("src")).toBe("/images/b.webp?s=1");
    expect(dialog.getByText("100 %")).toBeTruthy();
    dialog.getByRole("group").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    expect(dialog.getByText("Receipt 1 of 2")).toBeTruthy();
    fireEvent.error(shownImage());
    expect(dialog.getByText("This picture could not be loaded")).toBeTruthy();
  });

  it("[BILL-Q5] send what was confirmed when the page is left", async () => {
    const { router } = await renderPanel("/home/bills", MASTER);
    await press(`Approve ${NAME}`);
    await press("Approve");
    expect(await screen.findByText("Approved: Plateau")).toBeTruthy();
    expect(reviewed).toEqual([]);
    await router.navigate({ to: "/home/transactions" });
    await waitFor(() => expect(reviewed).toEqual(["A/Approve/b1"]));
  });

  it("[BILL-Q7] send what was confirmed when the page is closed, by a request that outlives it", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    await renderPanel("/home/bills", MASTER);
    await press(`Approve ${NAME}`);
    await press("Approve");
    await screen.findByText("Approved: Plateau");
    expect(reviewed).toEqual([]);
    dispatchEvent(new PageTransitionEvent("pagehide"));
    await waitFor(() => expect(reviewed).toEqual(["A/Approve/b1"]));
    expect(fetched.mock.calls.filter(([, options]) => options?.keepalive)).toHaveLength(1);
  });
});

describe("the queue of bills", () => {
  const current = () =>
    screen.getAllByRole("button", { current: true }).map(({ textContent }) => textContent ?? "");

  it("[BILL-V4] [BILL-Q3] is gone through and decided by single keys", async () => {
    await renderPanel("/home/bills/queue", MASTER);
    await waitFor(() => expect(current()[0]).toMatch(/^Plateau/));
    await userEvent.keyboard("jjjk");
    expect(current()[0]).toMatch(/^Mile End/);
    await userEvent.keyboard("a");
    expect(await screen.findByText("Do you want to approve this bill?")).toBeTruthy();
    await press("Approve");
    expect(await screen.findByText("Approved: Mile End")).toBeTruthy();
    // its place is the next one's
    await waitFor(() => expect(current()[0]).toMatch(/^Verdun/));
    expect(screen.getByText("2 bills wait, CST")).toBeTruthy();
    await userEvent.keyboard("u");
    await waitFor(() => expect(screen.queryByText("Approved: Mile End")).toBeNull());
    expect(screen.getByText("3 bills wait, CST")).toBeTruthy();
    await userEvent.keyboard("r");
    await press("Reject");
    expect(await screen.findByText("Please select reason")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "This receipt was sent before" }));
    await userEvent.type(
      screen.getByRole("textbox", { name: /^Note to the shopper/ }),
      "Thank you!",
    );
    await press("Reject");
    await userEvent.keyboard("k");
    await userEvent.keyboard("a");
    await press("Approve");
    await waitFor(() => expect(reviewed).toHaveLength(1));
    expect(reviewed[0]).toMatch(/^R\/Reject\//);
    expect(reasons).toEqual([{ reason: "sentBefore", note: "Thank you!" }]);
  });

  it("[BILL-Q6] takes the reason in the panel, and shows it once more before it is sent", async () => {
    await renderPanel("/home/bills/queue", MASTER);
    await userEvent.click(await screen.findByRole("radio", { name: "Reject" }));
    await press("Reject this bill");
    expect(await screen.findByText("Please select reason")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "The receipt cannot be read" }));
    await userEvent.type(screen.getByRole("textbox", { name: /^Note/ }), "It is torn.");
    await press("Reject this bill");
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("The receipt cannot be read")).toBeTruthy();
    expect(question.getByText("It is torn.")).toBeTruthy();
    expect(question.queryByRole("radio")).toBeNull();
    await press("Reject");
    await screen.findByText("Rejected: Plateau");
    dispatchEvent(new PageTransitionEvent("pagehide"));
    await waitFor(() => expect(reasons).toEqual([{ reason: "unreadable", note: "It is torn." }]));
    expect(screen.getByRole("radio", { name: "Approve", checked: true })).toBeTruthy();
  });

  it("[BILL-V4] says when every bill is decided", async () => {
    waiting = [];
    await renderPanel("/home/bills/queue", MASTER);
    expect(await screen.findByText("Every bill is decided.")).toBeTruthy();
  });
});
