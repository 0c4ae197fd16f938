import { ImagePlaceholder } from "@marquee/ui/content/thumb.tsx";
import { useState } from "react";

export interface DetailImage {
  readonly large: string | null;
  readonly small: string | null;
}

/** The images of a thing: one large, the others beside it; pressing one shows it large. */
export function DetailImages({ images }: { readonly images: readonly DetailImage[] }) {
  const [at, setAt] = useState(0);
  const shown = images[at] ?? images[0];
  return (
    <div className="flex gap-1.5">
      <div className="grid h-[147px] min-w-0 flex-1 place-items-center overflow-hidden rounded-control bg-press max-md:h-47">
        {shown?.large ? (
          <img
            src={shown.large}
            alt={`${at + 1} of ${images.length}`}
            className="size-full object-cover"
          />
        ) : (
          <ImagePlaceholder className="size-12" />
        )}
      </div>
      {images.length < 2 ? null : (
        <div className="flex max-h-47 flex-col gap-1.5 overflow-y-auto md:max-h-[147px]">
          {images.map(({ small }, index) => (
            <button
              key={small}
              type="button"
              aria-pressed={index === at}
              aria-label={`Show image ${index + 1} of ${images.length}`}
              onClick={() => setAt(index)}
              className="size-11 shrink-0 overflow-hidden rounded-small bg-press outline-offset-[-2px] aria-pressed:outline-2 aria-pressed:outline-accent max-md:size-14"
            >
              {small ? <img src={small} alt="" className="size-full object-cover" /> : null}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
