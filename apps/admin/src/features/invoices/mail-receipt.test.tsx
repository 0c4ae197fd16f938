import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, refusalResponse, serveCalls } from "../../testing/serve-calls.ts";
import { MAIL_AGAIN, MailReceipt, useMailReceipt } from "./mail-receipt.tsx";

const asked: unknown[] = [];
/** So many of the first calls fail. */
let failing = 0;
beforeEach(() => {
  asked.length = 0;
  failing = 0;
});
serveCalls(({ pathname }, body) => {
  if (pathname !== "/api/invoices/i1/mail") return dataResponse([]);
  asked.push(body);
  return asked.length <= failing
    ? refusalResponse({ tag: "Unavailable", message: "Out of order" })
    : dataResponse({ to: "merchant@marquee.test" });
});

const titles = () => toaster.current().map(({ title }) => title);

it("[INV-M3] says where the receipt went, and repeats what failed under its id", async () => {
  failing = 1;
  await renderScreen(<MailReceipt invoice={{ id: "i1" }} />, { at: "/home/offers" });
  const press = async () =>
    userEvent.click(await screen.findByRole("button", { name: MAIL_AGAIN }));
  await press();
  await waitFor(() => expect(titles()).toContain("Out of order"));
  await press();
  await waitFor(() =>
    expect(titles()).toContain("The receipt is on its way to merchant@marquee.test."),
  );
  await press();
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[2]).not.toEqual(asked[0]);
});

it("[INV-M5] is one mail when pressed again before the answer, from the menu of a row", async () => {
  function Row() {
    const mail = useMailReceipt();
    return (
      <button onClick={() => void Promise.all([mail({ id: "i1" }), mail({ id: "i1" })])}>
        Twice
      </button>
    );
  }
  await renderScreen(<Row />, { at: "/home/offers" });
  await userEvent.click(await screen.findByRole("button", { name: "Twice" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(asked[0]);
});
