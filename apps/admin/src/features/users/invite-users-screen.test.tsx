import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { userNamed } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

const TAKEN = "There is a user with this email already.";
let sent: Readonly<Record<string, unknown>>[] = [];
let away = false;
/** What the response to an invitation waits for. */
let before: Promise<void> = Promise.resolve();
beforeEach(() => {
  sent = [];
  away = false;
  before = Promise.resolve();
});

serveCalls(async ({ pathname }, body) => {
  if (pathname.includes("/api/users/")) {
    const draft = body as { readonly email: string };
    sent.push(draft);
    await before;
    if (away) return refusalResponse({ tag: "Unavailable", message: "Away" }, 503);
    if (draft.email.startsWith("taken"))
      return refusalResponse({ tag: "Conflict", message: TAKEN, issues: [] }, 409);
    const isConfirmed = draft.email.startsWith("priya") ? "Y" : "N";
    // the mail of a new one goes out after the response
    const invitedUntil = null;
    return dataResponse({
      ...userNamed("reader"),
      ...draft,
      name: "Priya",
      isConfirmed,
      invitedUntil,
    });
  }
  if (pathname.includes("/role/getRoles/"))
    return listResponse([{ id: "ro", roleName: "Read_Only", companyId: null, privileges: [] }]);
  return listResponse([]);
});

const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Email addresses/ });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send the invitations" }));
async function fill(text: string) {
  await renderPanel("/home/users/invite", MERCHANT);
  await userEvent.click(await field());
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole("combobox", { name: "Role" }));
  await userEvent.click(await screen.findByRole("option", { name: /^Read only/ }));
}

describe("inviting several people", () => {
  it("[INVITE-11] lists who is read before it is sent, and sends each an invitation of their own", async () => {
    await fill("Noor Haddad <noor@x.test>; bo@x.test, NOOR@x.test");
    const read = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(read).toEqual(["Noor Haddad noor@x.test", "Bo bo@x.test"]);
    await send();
    expect(await screen.findByText("2 invitations are on the way.")).toBeTruthy();
    expect(sent).toMatchObject([
      { email: "noor@x.test", firstName: "Noor Haddad", roleId: "ro", invite: "Y", mobileNo: "" },
      { email: "bo@x.test", firstName: "Bo", roleId: "ro", companyId: MERCHANT.companyId },
    ]);
  });

  it("[INVITE-9] names who is refused and leaves them in the field, while the others go; sending again takes those alone", async () => {
    await fill("Taken One <taken@x.test> noor@x.test priya@x.test bo@x.test");
    await send();
    const alert = await screen.findByText("2 invitations were sent. 2 people were not invited:");
    const reasons = within(alert.closest("[role=alert]") as HTMLElement).getAllByRole("listitem");
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      `taken@x.test: ${TAKEN}`,
      "priya@x.test: Priya has access already.",
    ]);
    expect((await field()).value).toBe("Taken One <taken@x.test>\npriya@x.test");
    sent = [];
    await userEvent.clear(await field());
    await userEvent.paste("noor@x.test");
    await send();
    expect(await screen.findByText("1 invitation is on the way.")).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it("[INVITE-9] leaves what is typed while they are sent in the field, to be sent after them", async () => {
    const response = Promise.withResolvers<void>();
    before = response.promise;
    await fill("noor@x.test");
    await send();
    await screen.findByText("0 of 1 invitation sent");
    await userEvent.click(await field());
    await userEvent.paste(" bo@x.test");
    response.resolve();
    await waitFor(() => expect(screen.queryByText(/of 1 invitation sent/)).toBeNull());
    expect((await field()).value).toBe("noor@x.test bo@x.test");
    await send();
    expect(await screen.findByText("2 invitations are on the way.")).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ email: "bo@x.test" });
  });

  it("[INVITE-9] goes no further once the server is away", async () => {
    away = true;
    await fill("a@x.test b@x.test c@x.test");
    await send();
    expect(
      await screen.findByText("No invitation was sent. 3 people were not invited:"),
    ).toBeTruthy();
    expect(sent).toHaveLength(1);
    await waitFor(async () => expect((await field()).value).toBe("a@x.test\nb@x.test\nc@x.test"));
  });
});
