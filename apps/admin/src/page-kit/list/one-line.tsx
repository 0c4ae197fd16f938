/** A text of one line, cut where its column ends; whole in its tip. */
export const OneLine = ({ text, width }: { readonly text: string; readonly width: string }) => (
  <span className={`block truncate ${width}`} title={text}>
    {text}
  </span>
);
