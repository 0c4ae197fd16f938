import { isItemKind } from "@marquee/domain/campaigns/item-form";
import type { SponsoredSectionRow } from "@marquee/domain/items/sponsored-fields.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { GroupField } from "@marquee/ui/fields/field.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { useState } from "react";
import { changeFields, useField, useFields } from "../../../page-kit/form/fields-actor.ts";
import { useTrendingOptions } from "../../categories/trending-options.ts";
import { useSectionNames } from "../open-sections.queries.ts";
import { useKindFirst } from "../use-kind-first.ts";
import type { ShopSectionForm } from "./use-shop-section-form.ts";

// Its code comes when it is opened.
const SectionRowsDialog = dialogOnDemand(
  async () => (await import("../section-rows-dialog.tsx")).SectionRowsDialog,
);

/** The section that shows the items, configured in a dialog. */
export function ChosenSectionField({ form }: { readonly form: ShopSectionForm }) {
  const [open, setOpen] = useState(false);
  const [rows, setRows] = useState<readonly SponsoredSectionRow[]>([]);
  const { error } = useField(form, "section");
  const { campaignFor, section } = useFields(form, ({ values }) => values);
  const names = useSectionNames(rows);
  const { nameOf } = useTrendingOptions();
  const row = rows.find((one) => one.section === section);
  const withKind = useKindFirst(campaignFor);
  return (
    <GroupField name="section" label="Section" error={error}>
      {() => (
        <div className="flex flex-wrap items-center gap-3">
          {row ? (
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="font-medium">{names.get(row.section) ?? "Section"}</span>{" "}
              <span className="text-muted">
                {row.page} · {nameOf(row.category)}
              </span>
            </p>
          ) : (
            <p className="flex-1 text-muted">No section is configured yet.</p>
          )}
          <Button onClick={() => withKind(() => setOpen(true))}>Configure section</Button>
          {open && isItemKind(campaignFor) ? (
            <SectionRowsDialog
              rows={row ? [row] : []}
              campaignFor={campaignFor}
              isOfShop
              onSave={(saved) => {
                setRows(saved);
                changeFields(form, { section: saved[0]?.section ?? "" });
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          ) : null}
        </div>
      )}
    </GroupField>
  );
}
