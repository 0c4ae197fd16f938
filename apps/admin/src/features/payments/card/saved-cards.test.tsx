import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { SavedCards } from "./saved-cards.tsx";

const card = (cardId: string, expYear: number): SavedCard => ({
  cardId,
  brand: "visa",
  last4digit: "4242",
  expMonth: 4,
  expYear,
  isDefault: false,
});

function show(changes: Partial<Parameters<typeof SavedCards>[0]> = {}) {
  const onChoose = vi.fn();
  const cards = [card("good", 2099), card("over", 2020)];
  render(
    <SavedCards
      cards={cards}
      chosen={null}
      onChoose={onChoose}
      error={null}
      disabled={false}
      {...changes}
    />,
  );
  return onChoose;
}

describe("saved cards", () => {
  it("are radios named by brand, last digits and expiry, with a new card as the last", async () => {
    const onChoose = show();
    const radios = screen.getAllByRole("radio");
    expect(radios).toHaveLength(3);
    await userEvent.click(
      screen.getByRole("radio", { name: "Visa ending in 4242, expires 04/99" }),
    );
    await userEvent.click(screen.getByRole("radio", { name: "New card" }));
    expect(onChoose.mock.calls).toEqual([["good"], ["new"]]);
  });

  it("[PAY-V4] one whose month is over shows that, and cannot be chosen", async () => {
    const onChoose = show();
    const over = screen.getByRole("radio", { name: /expired 04\/20/ });
    expect(over).toHaveProperty("disabled", true);
    await userEvent.click(over);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("[PAY-V3] none chosen is shown at the choice", () => {
    show({ error: "Please select store card for process payment" });
    const group = screen.getByRole("group", { name: "Card" });
    expect(group.textContent).toContain("Please select store card for process payment");
  });
});
