import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useOnDemand } from "./use-on-demand.ts";

it("[SCREEN-B3] a part that fails to load leaves the page as it is, and is loaded again", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("part");
  const { result } = renderHook(() => useOnDemand(load));
  await act(async () => expect(await result.current[1]()).toBe(false));
  expect(result.current[0]).toBeNull();
  await act(async () => expect(await result.current[1]()).toBe(true));
  expect(result.current[0]).toBe("part");
});

it("[SCREEN-B3] is not loaded before it is wanted or prepared", () => {
  const load = vi.fn(() => Promise.resolve("part"));
  const { result } = renderHook(() => useOnDemand(load));
  expect(load).not.toHaveBeenCalled();
  result.current[2]();
  expect(load).toHaveBeenCalledOnce();
  expect(result.current[0]).toBeNull();
});
