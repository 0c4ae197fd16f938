import { emptyCategory } from "@marquee/domain/categories/category-draft";
import { categoryMessages } from "@marquee/domain/categories/messages";
import { it } from "vitest";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CategoryFormScreen } from "./category-form-screen.tsx";

const stored = { ...emptyCategory("c1", "main"), name: "Fashion" };

serveCalls(({ pathname }) => {
  if (pathname.includes("/getCategoriesById/")) return dataResponse({ ...stored, version: 1 });
  return pathname.includes("/categoryProducts/") ? dataResponse([]) : listResponse([]);
});

const open = (query: string) => async () => {
  await renderScreen(<CategoryFormScreen />, {
    at: `/home/categories/AddCategory?${query}`,
    user: { ...MERCHANT, isMaster: "Y" },
  });
};

it("[MACH-C10] [MACH-C11] the category form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("categoryForm", {
    render: [open("id=c1"), open("selectedParentId=main")],
    labels: { name: "Name" },
    submit: "Save",
    saved: /Category (saved|added)/,
    besides: [/./],
    ...storedForm(stored, ["name", "name"], categoryMessages.nameMissing),
    exceptions: leftAfterSaving("categoryForm"),
  }));
