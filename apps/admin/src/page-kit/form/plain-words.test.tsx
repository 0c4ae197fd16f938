import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { PlainWordsContext } from "@marquee/ui/content/plain-words.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPlainWords } from "./plain-words.tsx";

it("[SCREEN-T5] the error of a field is the fixed message, with what it means below it", async () => {
  const field = (error: string) => (
    <PlainWordsContext value={renderPlainWords}>
      <Field label="To" error={error}>
        {(control) => <input {...control} />}
      </Field>
    </PlainWordsContext>
  );
  const { rerender } = render(field(campaignMessages.toNotAfterFrom));
  expect(screen.getByText(campaignMessages.toNotAfterFrom)).toBeTruthy();
  expect(await screen.findByText("To has to be a later day than From.")).toBeTruthy();
  rerender(field(campaignMessages.toMissing));
  expect(screen.queryByText(/^To has/)).toBeNull();
});
