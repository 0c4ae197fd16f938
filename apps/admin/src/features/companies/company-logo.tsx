import { imageAddress } from "@marquee/api/http/image-path";
import { FramedImage } from "@marquee/ui/content/thumb.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";

export interface CompanyLogoProps {
  readonly logo: string | null;
  /** What it shows; empty if the name is beside it. */
  readonly alt?: string;
  /** Its width and height, such as `h-9 w-18`: twice as wide as high. */
  readonly className: string;
}

/** A company's logo, twice as wide as high; a drawn one in its place if there is none. */
export const CompanyLogo = ({ logo, alt = "", className }: CompanyLogoProps) => (
  <FramedImage
    src={imageAddress(logo, "w=320")}
    alt={alt}
    className={classNames("rounded-small", className)}
  />
);
