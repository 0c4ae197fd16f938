import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useWhenBack } from "./use-when-back.ts";

const away = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
const there = () => Promise.resolve(new Response(null));

describe("a page that failed to load", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
  });

  it("[SCREEN-B6] is loaded again once the server responds after it was away", async () => {
    const fetched = vi.fn(away).mockImplementationOnce(away).mockImplementationOnce(away);
    vi.stubGlobal("fetch", fetched.mockImplementation(there));
    const onBack = vi.fn();
    renderHook(() => useWhenBack(onBack));
    await vi.advanceTimersByTimeAsync(5000);
    expect(onBack).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onBack).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("[SCREEN-B6] is left as it is if the server was never away, or the page is left", async () => {
    const fetched = vi.fn(there);
    vi.stubGlobal("fetch", fetched);
    const onBack = vi.fn();
    renderHook(() => useWhenBack(onBack));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fetched.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
    vi.stubGlobal("fetch", away);
    const { unmount } = renderHook(() => useWhenBack(onBack));
    await vi.advanceTimersByTimeAsync(5000);
    vi.stubGlobal("fetch", there);
    unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onBack).not.toHaveBeenCalled();
  });
});
