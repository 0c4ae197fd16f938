import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { expect, it, vi } from "vitest";
import { exportSelected } from "./export-selected.tsx";

it("[SCREEN-B3] an export whose code could not be loaded says so", async () => {
  const failure = new TypeError("A part of this page could not be loaded.");
  const missing = () => Promise.reject(Object.assign(failure, { name: "PartFailure" }));
  exportSelected("things", missing).onSelect([]);
  await vi.waitFor(() =>
    expect(toaster.current()).toMatchObject([
      { tone: "bad", title: "A part of this page could not be loaded." },
    ]),
  );
});
