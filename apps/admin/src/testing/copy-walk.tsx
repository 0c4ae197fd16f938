import type { ItemsToCopy } from "@marquee/machines/items/copy-items";
import { screen } from "@testing-library/react";
import { walkConfirmed, type ConfirmedOnScreen } from "./confirmed-walk.tsx";
import { findOffered, press } from "./screen-controls.ts";

export interface CopyOnScreen extends Pick<
  ConfirmedOnScreen,
  "screen" | "success" | "failure" | "isFull"
> {
  /** As in "Create a copy of 2 offers?". */
  readonly plural: string;
}

/** Walks copying on the list of the items: one by its row's menu, both rows by the bar of what is selected. */
export const walkCopies = (id: string, { plural, ...one }: CopyOnScreen): Promise<void> =>
  walkConfirmed(id, {
    ...one,
    offered: [/^More for /],
    request: ({ subject }) => {
      if (subject.items.length === 1) {
        const menu = press(/^More for /)();
        return (
          menu &&
          (async (user) => {
            await menu(user);
            await user.click(await screen.findByRole("menuitem", { name: "Create Copy" }));
          })
        );
      }
      // without a list, or behind a dialog, there is neither
      const select = findOffered("Select") ?? findOffered("Select this page");
      return (
        select &&
        (async (user) => {
          if (!findOffered("Select this page")) await user.click(select);
          const everyRow = await screen.findByRole<HTMLInputElement>("checkbox", {
            name: "Select this page",
          });
          if (!everyRow.checked) await user.click(everyRow);
          await user.click(await screen.findByRole("button", { name: "Create Copy" }));
        })
      );
    },
    // COPY-M2
    question: `Create a copy of 2 ${plural}?`,
    confirm: "Create copies",
    runsAtOnce: (subject) => (subject as ItemsToCopy).items.length === 1,
  });
