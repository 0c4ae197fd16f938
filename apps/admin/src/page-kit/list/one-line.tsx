/** A text of one line in the direction of its script, cut where its column ends, further out if the page is wide; whole in its tip. */
export const OneLine = ({ text, width }: { readonly text: string; readonly width: string }) => (
  <span
    dir="auto"
    className={`block truncate text-left ${width === "" ? "" : `${width} @min-[90rem]/rows:max-w-80!`}`}
    title={text}
  >
    {text}
  </span>
);
