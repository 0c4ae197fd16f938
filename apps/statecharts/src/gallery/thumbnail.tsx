/** A chart in small, as it was rendered when the explorer was built. */
export interface SmallChart {
  readonly viewBox: string;
  /** What it consists of, as XML. */
  readonly parts: string;
}

/** A chart in small: its boxes and ways, no words. */
export function Thumbnail({ chart }: { readonly chart: SmallChart | undefined }) {
  return (
    <svg
      className="thumbnail h-27 w-full border-b border-line p-2"
      viewBox={chart?.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: chart?.parts ?? "" }}
    />
  );
}
