import { Thumb } from "@marquee/ui/content/thumb.tsx";

export interface ItemNameProps {
  readonly image: string | null;
  readonly title: string;
  readonly detail: string;
}

/** An item in a table: its image, its name, and a line below. */
export function ItemName({ image, title, detail }: ItemNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumb src={image} />
      <span className="min-w-0">
        <span dir="auto" className="block truncate text-left font-medium">
          {title}
        </span>
        <span className="block truncate text-small text-muted">{detail}</span>
      </span>
    </span>
  );
}
