import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { MOST_ATTRIBUTES } from "@marquee/domain/products/attribute-limit";
import { mayAddAttribute } from "@marquee/domain/products/product-attributes";
import { ATTRIBUTE_TEXT_LIMITS as limits } from "@marquee/domain/products/product-text-limits";
import type { ProductAttribute } from "@marquee/domain/products/product.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { Plus, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useField } from "../../page-kit/form/fields-actor.ts";
import { FormSection } from "../../page-kit/form/form-section.tsx";
import type { ProductFieldsProps } from "./content-fields.tsx";

const EMPTY: ProductAttribute = { column: "", value: "" };

/** A row that was added takes the focus; if one was removed, the last one does. */
function useFocusOnRows(count: number) {
  const rows = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (before.current !== count && before.current > 0)
      rows.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
    before.current = count;
  }, [count]);
  return rows;
}

/** Names and values, such as Colour and Red; the first row is always there. */
export function AttributeFields({ form }: ProductFieldsProps) {
  const { value: stored, set } = useField(form, "attribute");
  const attributes = stored.length === 0 ? [EMPTY] : stored;
  const rows = useFocusOnRows(attributes.length);
  const change = (index: number, part: Partial<ProductAttribute>) =>
    set(attributes.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const attributeName = ({ column }: ProductAttribute, index: number) =>
    column.trim() === "" ? `attribute ${index + 1}` : column;
  return (
    <FormSection title="Attributes">
      <div data-field="attribute" className="flex flex-col gap-3">
        <p className="text-small text-muted">
          What shoppers compare, such as Colour or Material. Up to {MOST_ATTRIBUTES}.
        </p>
        <div
          aria-hidden="true"
          className="grid grid-cols-[1fr_1fr_2.25rem] gap-2 text-small font-medium"
        >
          <span>Attribute</span>
          <span>Value</span>
        </div>
        <ul ref={rows} className="flex flex-col gap-2">
          {attributes.map((attribute, index) => (
            <li key={index} className="grid grid-cols-[1fr_1fr_2.25rem] gap-2">
              <TextInput
                aria-label={`Attribute ${index + 1}`}
                maxLength={limits.column}
                value={attribute.column}
                onValueChange={(column) => change(index, { column })}
              />
              <TextInput
                aria-label={`Value of ${attributeName(attribute, index)}`}
                maxLength={limits.value}
                value={attribute.value}
                onValueChange={(value) => change(index, { value })}
              />
              {index === 0 ? null : (
                <IconButton
                  label={`Remove ${attributeName(attribute, index)}`}
                  icon={<Trash2 className="size-4" aria-hidden="true" />}
                  onClick={() => set(attributes.toSpliced(index, 1))}
                />
              )}
            </li>
          ))}
        </ul>
        <div>
          <Button
            disabledReason={
              mayAddAttribute(attributes) ? undefined : `There are ${MOST_ATTRIBUTES} already.`
            }
            help={HELP_LINKS.attributes}
            onClick={() => set([...attributes, EMPTY])}
          >
            <Plus className="size-4" aria-hidden="true" />
            Add More Attribute
          </Button>
        </div>
      </div>
    </FormSection>
  );
}
