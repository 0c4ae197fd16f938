/** A text of one line in the direction of its script, cut where its column ends; whole in its tip. */
export const OneLine = ({ text, width }: { readonly text: string; readonly width: string }) => (
  <span dir="auto" className={`block truncate text-left ${width}`} title={text}>
    {text}
  </span>
);
