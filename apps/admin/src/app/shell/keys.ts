/** A key and what it does. Several keys of one line are pressed one or the other. */
export interface KeyText {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys that work at one place of the panel. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly KeyText[];
}

/** The keys of the panel by where they work; `modifier` is Ctrl or ⌘. */
export const keyGroups = (modifier: string): readonly [KeyGroup, ...KeyGroup[]] => [
  {
    title: "Everywhere",
    keys: [
      { keys: [`${modifier} K`], does: "Search pages, offers, products and more" },
      { keys: ["/"], does: "Go to the search of the list" },
      { keys: ["?"], does: "Show these keys" },
      { keys: ["Esc"], does: "Close what is open over the page" },
      { keys: ["F8"], does: "Go to the messages, such as to Undo" },
    ],
  },
  {
    title: "In a list",
    keys: [
      { keys: ["J", "K"], does: "Next row, previous row" },
      { keys: ["D"], does: "Choose the days" },
      { keys: ["Enter"], does: "Open the row" },
      { keys: ["X"], does: "Select the row" },
      { keys: ["E"], does: "Edit the row" },
      { keys: ["F2"], does: "Edit the cells of the selected rows, or of the page" },
      { keys: ["C"], does: "Add one" },
    ],
  },
  {
    title: "Choices and menus",
    keys: [
      { keys: ["↑", "↓"], does: "Go through the entries" },
      { keys: ["Enter"], does: "Choose" },
      { keys: ["Backspace"], does: "Take back the last of several, in an empty field" },
      { keys: ["→", "←"], does: "Go a level down or up in categories" },
    ],
  },
  {
    title: "Charts and images",
    keys: [
      { keys: ["←", "→"], does: "Go from day to day in a chart, from image to image in a form" },
      { keys: ["Space"], does: "Lift an image, then move it with the arrows and drop it" },
      { keys: ["Delete"], does: "Remove an image" },
    ],
  },
  {
    title: "Pages to read",
    keys: [
      { keys: ["J", "K"], does: "Next and previous one of the list" },
      { keys: ["E", "P"], does: "Edit, promote or approve" },
      { keys: ["Esc"], does: "Back to the list" },
    ],
  },
  {
    title: "Checking bills",
    keys: [
      { keys: ["J", "K"], does: "Next bill, previous bill" },
      { keys: ["A", "R"], does: "Approve, reject" },
      { keys: ["U"], does: "Undo the last decision" },
    ],
  },
];
