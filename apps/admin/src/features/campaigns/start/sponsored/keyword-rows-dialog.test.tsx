import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { NOWHERE } from "../../../sections/placement-markets.queries.ts";
import { KeywordRowsDialog } from "./keyword-rows-dialog.tsx";

serveCalls(() => listResponse([]));

it("[ROWS-M6] several keywords are typed one after the other without the mouse", async () => {
  const user = userEvent.setup();
  await renderScreen(
    <KeywordRowsDialog
      rows={[]}
      forecastOf={NOWHERE}
      onSave={() => undefined}
      onClose={() => undefined}
    />,
  );
  const keyword = await screen.findByLabelText("Keyword");
  for (const word of ["soap", "cedar"]) {
    await waitFor(() => expect(document.activeElement).toBe(keyword));
    await user.keyboard(word);
    await user.tab();
    await user.keyboard("Trend");
    await screen.findByRole("option", { name: "Trending" });
    await user.keyboard("{ArrowDown}{Enter}");
    screen.getByLabelText("Bid, CAD").focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText(word)).toBeTruthy();
  }
  await waitFor(() => expect(document.activeElement).toBe(keyword));
});
