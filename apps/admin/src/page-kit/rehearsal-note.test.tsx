import type { Settings } from "@marquee/domain/session/settings.schema";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SessionProvider, useSession } from "../session/session-context.tsx";
import { renderScreen } from "../testing/render-screen.tsx";
import { RehearsalNote } from "./rehearsal-note.tsx";

const settingsOf = (mode: Settings["mode"]): Settings => ({
  release: "1.0.0",
  mode,
  identity: { projectId: "p", apiKey: "k", authDomain: null },
  card: { publishableKey: "pk_test_1", script: null, testCards: true },
  paypal: null,
  defaultPromocode: "",
  appStoreUrl: null,
});

function WithMode({ mode }: { readonly mode: Settings["mode"] }) {
  const session = useSession();
  return (
    <SessionProvider session={{ ...session, settingsInPage: settingsOf(mode) }}>
      <RehearsalNote />
    </SessionProvider>
  );
}

it.for([
  ["rehearsal", 1],
  ["production", 0],
  ["embedded", 0],
] as const)(
  "[CONFIG-R6] says on a page of a %s that it is a rehearsal: %i times",
  async ([mode, times]) => {
    await renderScreen(<WithMode mode={mode} />);
    expect(screen.queryAllByText(/^This is a rehearsal/)).toHaveLength(times);
  },
);
