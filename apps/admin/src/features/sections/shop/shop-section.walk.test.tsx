import { sectionMessages } from "@marquee/domain/sections/messages";
import type { ShopSectionValues } from "@marquee/machines/sections/shop-section.machine";
import { it } from "vitest";
import { leftAfterSaving, onlyCreates, walkForm } from "../../../testing/form-walk.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { ShopSectionFormView } from "./shop-section-screen.tsx";

serveCalls(() => listResponse([]));

const filled: ShopSectionValues = {
  id: "k1",
  companyId: "c1",
  storeId: "b1",
  campaignFor: "offer",
  section: "s1",
  offers: ["gid-1"],
  products: [],
};

const ID = "shopSection";
const NOTHING_TYPED = "Nothing is typed here: a choice changes several fields at once.";

const open = (values: ShopSectionValues) => async () => {
  await renderScreen(<ShopSectionFormView values={values} />);
};

it("[MACH-C10] [MACH-C11] the section of a shop shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("shopSection", {
    render: [open(filled), open({ ...filled, section: "" })],
    labels: {},
    submit: "Save",
    saved: "Added to the section",
    besides: [/./],
    events: [{ type: "fields.changed", values: { section: "s2" } }],
    responses: {
      save: [
        { tag: "saved", saved: filled, version: null },
        {
          tag: "refused",
          issues: [
            { rule: "SHOPSECTION-T2", field: "section", message: sectionMessages.notSelectable },
          ],
        },
      ],
    },
    exceptions: {
      ...leftAfterSaving(ID),
      ...onlyCreates(ID),
      [`${ID}.editing|field.changed|0`]: NOTHING_TYPED,
      [`${ID}.submitting|field.changed|0`]: NOTHING_TYPED,
      [`${ID}.editing|field.blurred|0`]: NOTHING_TYPED,
      [`${ID}.submitting|field.blurred|0`]: NOTHING_TYPED,
      [`${ID}.submitting|xstate.done.actor.save|1`]: "What was added is not changed again.",
    },
  }));
