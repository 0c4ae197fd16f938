import { imageAddress } from "@marquee/api/http/image-path";
import { ImagePlaceholder } from "@marquee/ui/content/thumb.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useState } from "react";

export interface CompanyLogoProps {
  readonly logo: string | null;
  /** What it shows; empty if the name is beside it. */
  readonly alt?: string;
  /** Its width and height, such as `h-9 w-18`: twice as wide as high. */
  readonly className: string;
}

/** A company's logo, twice as wide as high; a drawn one in its place if there is none. */
export function CompanyLogo({ logo, alt = "", className }: CompanyLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = imageAddress(logo, "w=320");
  const image = address !== null && broken !== address ? address : null;
  return (
    <span
      className={classNames(
        "relative block shrink-0 overflow-hidden rounded-small bg-press",
        className,
      )}
    >
      {image === null ? (
        <ImagePlaceholder className="size-full" />
      ) : (
        <img
          key={image}
          src={image}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image)}
          className="size-full object-cover"
        />
      )}
      <span className="pointer-events-none absolute inset-0 rounded-[inherit] ring-1 ring-ink/8 ring-inset" />
    </span>
  );
}
