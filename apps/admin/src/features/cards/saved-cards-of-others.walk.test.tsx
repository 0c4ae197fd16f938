import { screen } from "@testing-library/react";
import { it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { clearSavedFilters } from "../../session/saved-filters.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { press, type Control } from "../../testing/screen-controls.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { PaymentMethodScreen } from "./payment-method-screen.tsx";

const ADA = { email: "ada@x.test", name: "Ada", roleName: "Store Admin", cards: 1 };
const visa = {
  cardId: "pm_1",
  brand: "visa",
  last4digit: "4242",
  expMonth: 4,
  expYear: 2099,
  isDefault: false,
};
const ASKS = "Choose a company";
const UNREAD = "The users of this company could not be loaded";

serveCalls(({ pathname }) => {
  if (pathname.startsWith("/api/companies/")) return listResponse([{ id: "c1", name: "Maple" }]);
  if (pathname.startsWith("/api/cardOwners/")) return listResponse([ADA]);
  return listResponse(pathname.startsWith("/api/getCustomerCardList/") ? [visa] : []);
});

type Router = Awaited<ReturnType<typeof renderScreen>>["router"];
let router: Router;

/** The user follows a link, or goes back, to another choice. */
const follow =
  ({ companyId, email }: AnyEventObject): Control =>
  async () =>
    router.navigate({
      to: "/home/offers",
      search: {
        company: companyId ?? "all",
        ...(email === null ? {} : { user: email }),
      },
    });

/** A user of the list is chosen by their link, the company is cleared by its button; anything else is a link's. */
function choose(event: AnyEventObject): Control {
  const link = screen.queryByRole("link", { name: /Ada/ });
  if (event["email"] === ADA.email && link) return (user) => user.click(link);
  const clear = event["companyId"] === null ? press("Clear Maple")() : null;
  return clear ?? follow(event);
}

const LIST = [
  "Company",
  "User",
  "Show the list",
  "Clear Maple",
  "Cards of users",
  "Your own cards",
];
const stateShowing = (...shows: readonly string[]) => ({
  shows,
  offers: ["Company"],
  mayOffer: LIST,
});

it("[MACH-C10] [MACH-C11] the saved cards of others show and offer what they must in every state, and every transition can be taken", () =>
  walkScreen("savedCardsOfOthers", {
    render: ["", "?company=c1&user=ada@x.test"].map((search) => async () => {
      clearSavedFilters();
      ({ router } = await renderScreen(<PaymentMethodScreen />, {
        at: `/home/offers${search}`,
        user: { ...MERCHANT, isMaster: "Y" },
      }));
    }),
    states: {
      // CARDS-M5
      choosingCompany: { ...stateShowing(ASKS), hides: [ADA.email] },
      readingUsers: { ...stateShowing("Loading"), hides: [ASKS, ADA.email] },
      choosingUser: { ...stateShowing("Choose a user", ADA.email, "1 card"), hides: [ASKS] },
      showingCards: {
        ...stateShowing("ada@x.test, Store admin", "Only the user can add a card."),
        offers: ["Company", "Delete Visa ending in 4242"],
        mayOffer: [...LIST, "Brand", "Expiry", /page/i],
        hides: [ASKS, "Choose a user"],
      },
      // CARDS-M6
      notOfCompany: {
        ...stateShowing("This user is not of this company", ADA.email),
        hides: ["4242"],
      },
      // CARDS-M7
      withoutUsers: stateShowing("This company has no users"),
      unknownCompany: { ...stateShowing("There is no such company"), hides: [ADA.email] },
      // CARDS-M8
      usersUnread: { shows: [UNREAD], offers: ["Company", "Try again"], mayOffer: LIST },
    },
    person: {
      "choice.changed": choose,
      "users.requested": press("Try again"),
    },
    leads: {
      "users.requested": { hides: [UNREAD] },
    },
    events: [
      { type: "choice.changed", companyId: null, email: null },
      { type: "choice.changed", companyId: "c1", email: null },
      { type: "choice.changed", companyId: "c1", email: "ada@x.test" },
      { type: "choice.changed", companyId: "c1", email: "cleo@x.test" },
    ],
    responses: { readUsers: [[ADA], [], null] },
    allows: ({ context }: AnyMachineSnapshot, { type, companyId, email }: AnyEventObject) =>
      type !== "choice.changed" || context.companyId !== companyId || context.email !== email,
  }));
