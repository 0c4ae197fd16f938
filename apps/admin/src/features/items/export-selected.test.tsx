import { expect, it, vi } from "vitest";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { exportSelected } from "./export-selected.tsx";

vi.mock("../../page-kit/list/export-rows.ts", () => ({
  exportRows: () => {
    const failure = new TypeError("A part of this page could not be loaded.");
    throw Object.assign(failure, { name: "PartFailure" });
  },
}));

it("[SCREEN-B3] an export whose code could not be loaded says so", async () => {
  exportSelected("things", []).onSelect([]);
  await vi.waitFor(() =>
    expect(toaster.current()).toMatchObject([
      { tone: "bad", title: "A part of this page could not be loaded." },
    ]),
  );
});
