import { Thumb } from "@marquee/ui/content/thumb.tsx";

export interface ItemNameProps {
  readonly image: string | null;
  readonly title: string;
  readonly detail: string;
}

/** An item in a table: its image, its name, and a line below. On a narrow screen the name has two lines before it is cut. */
export function ItemName({ image, title, detail }: ItemNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumb src={image} />
      <span className="min-w-0">
        <span
          dir="auto"
          className="line-clamp-2 text-left font-medium [overflow-wrap:anywhere] sm:line-clamp-1"
        >
          {title}
        </span>
        <span className="block truncate text-small text-muted">{detail}</span>
      </span>
    </span>
  );
}
