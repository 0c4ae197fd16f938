import { Instant } from "@marquee/ui/content/instant.tsx";

export interface ChangedTextProps {
  readonly by: string | null;
  readonly on: string;
}

/** When something was added or changed, and by whom. */
export const ChangedText = ({ by, on }: ChangedTextProps) => (
  <>
    <Instant at={on} form="day" />
    {by ? <span>, {by}</span> : null}
  </>
);
