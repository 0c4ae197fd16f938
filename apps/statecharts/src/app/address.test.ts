import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  addressWith,
  goTo,
  chartHref,
  replaceAddress,
  replaceParams,
  useAddress,
} from "./address.ts";

it("names the chart and what is open there, and leaves out what is empty", () => {
  expect(chartHref(null)).toBe("/STATECHARTS/");
  expect(chartHref("checkout", { tab: "", walk: "a~b" })).toBe("/STATECHARTS/checkout?walk=a%7Eb");
  const { result } = renderHook(() => useAddress());
  act(() => goTo(chartHref("checkout", { tab: "rules" })));
  expect([result.current.chart, result.current.params.get("tab")]).toEqual(["checkout", "rules"]);
  const entries = history.length;
  act(() => replaceParams({ tab: "", state: "checkout.paying" }));
  expect(result.current.params.toString()).toBe("state=checkout.paying");
  act(() => replaceAddress(chartHref("session")));
  expect(result.current.chart).toBe("session");
  expect(history.length).toBe(entries);
  act(() => goTo(chartHref(null)));
  expect(result.current.chart).toBeNull();
});

it("[TRAFFIC-E4] is shared with what it names besides, and stays as it is", () => {
  goTo(chartHref("checkout", { tab: "traffic" }));
  const here = location.href;
  expect(addressWith({ from: "2026-03-01", to: "2026-03-30" })).toBe(
    `${here}&from=2026-03-01&to=2026-03-30`,
  );
  expect(location.href).toBe(here);
});
