import { useState } from "react";
import { classNames } from "../styles/class-names.ts";

export interface ThumbProps {
  readonly src: string | null | undefined;
  /** What the image shows; empty if the text beside it says that already. */
  readonly alt?: string;
  readonly size?: 24 | 40 | 72;
}

const SIZE = {
  24: "size-6 rounded-[4px]",
  40: "size-10 rounded-small",
  72: "size-18 rounded-control",
};

/** An inline SVG, so that a missing image costs no request and follows the theme. */
export function ImagePlaceholder({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <rect width="40" height="40" className="fill-press" />
      <g
        className="fill-none stroke-off-dot"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M12 17.5v8.2c0 .7.6 1.3 1.3 1.3h13.4c.7 0 1.3-.6 1.3-1.3v-8.2" />
        <path d="M13.4 12h13.2l2.4 4.6a2.25 2.25 0 0 1-4.5 0 2.25 2.25 0 0 1-4.5 0 2.25 2.25 0 0 1-4.5 0 2.25 2.25 0 0 1-4.5 0z" />
      </g>
    </svg>
  );
}

interface FramedImageProps {
  readonly src: string | null | undefined;
  readonly alt: string;
  /** Its width and height in pixels, if both are known. */
  readonly size?: number;
  readonly className: string;
}

/** An image in a frame, loaded when it comes into sight; a drawn one in its place if there is none, or if it is broken. */
export function FramedImage({ src, alt, size, className }: FramedImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = src && broken !== src ? src : null;
  return (
    <span className={classNames("relative block shrink-0 overflow-hidden bg-press", className)}>
      {image === null ? (
        <ImagePlaceholder className="size-full" />
      ) : (
        <img
          // when the image changes, the previous one is not shown while the new one loads
          key={image}
          src={image}
          alt={alt}
          width={size}
          height={size}
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

/** A small image of an item. */
export const Thumb = ({ src, alt = "", size = 40 }: ThumbProps) => (
  <FramedImage src={src} alt={alt} size={size} className={SIZE[size]} />
);
