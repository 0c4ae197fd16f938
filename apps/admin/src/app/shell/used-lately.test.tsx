import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { recentKey } from "../../session/recent-key.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

const NOT_THERE = { tag: "NotFound", message: "There is none.", reference: "r3" } as const;

serveCalls(({ pathname }) => {
  if (pathname.endsWith("/gone")) return refusalResponse(NOT_THERE, 404);
  if (pathname.includes("/getOffersById/")) return dataResponse(exampleOffer);
  if (/\/(?:itemCampaigns|getStoreById)\//.test(pathname)) return refusalResponse(NOT_THERE, 404);
  return pathname.startsWith("/api/offerHistory/") ? dataResponse([]) : listResponse([]);
});
beforeEach(() => localStorage.clear());

describe("what the palette offers before anything is typed", () => {
  const lately = async (): Promise<readonly (string | null)[]> => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("combobox", { name: "Go to" });
    const group = screen.queryByRole("group", { name: "Used lately" });
    return group
      ? within(group)
          .getAllByRole("option")
          .map(({ textContent }) => textContent)
      : [];
  };

  it("[SEARCH-R6] offers what was opened by its page, with what it belongs to", async () => {
    await renderPanel("/home/offers/view?id=o1", MERCHANT);
    const { heading, storeName } = exampleOffer;
    await screen.findByRole("heading", { level: 1, name: heading });
    expect(await lately()).toEqual([`${heading} ${storeName}`]);
  });

  it("[SEARCH-R6] no longer offers what its page says is not there", async () => {
    const entry = { label: "Wool week", detail: "Plateau", path: "/home/offers/view" };
    const used = ["gone", "o2"].map((id) => ({ ...entry, key: `offers ${id}`, search: { id } }));
    localStorage.setItem(recentKey(MERCHANT), JSON.stringify(used));
    await renderPanel("/home/offers/view?id=gone", MERCHANT);
    await screen.findByText("There is no such offer");
    expect(await lately()).toHaveLength(1);
  });
});
