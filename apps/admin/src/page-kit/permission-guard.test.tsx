import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../testing/render-screen.tsx";
import { useOpenEdit, useSaveReason } from "./open-edits.ts";
import { PermissionGuard } from "./permission-guard.tsx";

function TypedText({ isTyped }: { readonly isTyped: boolean }) {
  useOpenEdit(() => isTyped);
  const { disabledReason } = useSaveReason();
  return <p>{disabledReason === undefined ? "It can be saved" : `Not saved: ${disabledReason}`}</p>;
}

/** A page for those who may add and change, from whom that right is taken while it is open. */
async function loseRight(isTyped: boolean) {
  const { session } = await renderScreen(
    <PermissionGuard ability="campaigns.create">
      <TypedText isTyped={isTyped} />
    </PermissionGuard>,
  );
  expect(screen.getByText("It can be saved")).toBeDefined();
  act(() => session.actor.send({ type: "user.updated", user: { ...MERCHANT, privilegeCode: [] } }));
  return session;
}

describe("a page whose right is taken away while it is open", () => {
  it("[SCREEN-G10] stays with what was typed, and cannot be saved", async () => {
    const session = await loseRight(true);
    expect(screen.getByText(/^Not saved: Only/)).toBeDefined();
    act(() => session.actor.send({ type: "user.updated", user: MERCHANT }));
    expect(screen.getByText("It can be saved")).toBeDefined();
  });

  it("[SCREEN-G10] says why it cannot be used, if nothing was typed", async () => {
    await loseRight(false);
    expect(screen.getByText("You cannot open this page")).toBeDefined();
  });
});
