import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SessionProvider, useSession } from "../../session/session-context.tsx";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { PersonMenu } from "./person-menu.tsx";

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;

function MenuWhere({ statecharts }: { readonly statecharts: boolean }) {
  const session = useSession();
  const settingsInPage = {
    release: "1.0.0",
    mode: "embedded",
    identity: { projectId: "p", apiKey: "k", authDomain: null },
    card: { publishableKey: "pk_test_1", script: null, testCards: true },
    paypal: null,
    defaultPromocode: "",
    appStoreUrl: null,
    statecharts,
  } as const;
  return (
    <SessionProvider session={{ ...session, settingsInPage }}>
      <PersonMenu />
    </SessionProvider>
  );
}

it.for<[string, LoggedUser, boolean, number]>([
  ["a master where they are served", MASTER, true, 1],
  ["a master where they are not", MASTER, false, 0],
  ["a merchant", MERCHANT, true, 0],
])("[SCREEN-S5] lists the statecharts for %s", async ([, user, statecharts, times]) => {
  await renderScreen(<MenuWhere statecharts={statecharts} />, { user });
  await userEvent.click(screen.getByRole("button", { name: /, menu$/ }));
  await screen.findByRole("menuitem", { name: "My Profile" });
  expect(screen.queryAllByRole("menuitem", { name: /^Statecharts/ })).toHaveLength(times);
});
