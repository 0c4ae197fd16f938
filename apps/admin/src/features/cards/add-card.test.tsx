import { exampleCheckout } from "@marquee/machines/fixtures/example-checkout";
import { act } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { provideCards } from "../../testing/card-provider.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, serveCalls } from "../../testing/serve-calls.ts";
import { AddCard } from "./add-card.tsx";

let opened: unknown[] = [];
serveCalls(({ pathname }, body) => {
  if (pathname.endsWith("/settings"))
    return dataResponse({
      card: { publishableKey: "pk_test_1", script: null, testCards: true },
      paypal: null,
    });
  opened.push(body);
  return dataResponse(exampleCheckout({ kind: "cardVerification", savesCard: true }, 0.5));
});
beforeEach(() => {
  provideCards(() => new Promise<never>(() => {}));
});

it("[CARDS-M9] resumes the same verification if the browser shows its page again", async () => {
  opened = [];
  await renderScreen(<AddCard />, { at: "/home/offers?add=card" });
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  act(() => void dispatchEvent(new PageTransitionEvent("pagehide")));
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })));
  expect(opened).toHaveLength(1);
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]).toEqual(opened[0]);
});
