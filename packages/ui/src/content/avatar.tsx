import { classNames } from "../styles/class-names.ts";
import { initials } from "./initials.ts";

const TONE = {
  accent: "bg-accent-tint text-accent-text",
  muted: "bg-press text-muted",
} as const;

export interface AvatarProps {
  readonly name: string;
  readonly tone?: keyof typeof TONE;
  /** Its size, such as `size-8`. */
  readonly className?: string;
}

/** The initials of a user, beside their name. */
export const Avatar = ({ name, tone = "accent", className = "size-7" }: AvatarProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      "grid shrink-0 place-items-center rounded-full text-tiny font-semibold",
      TONE[tone],
      className,
    )}
  >
    {initials(name)}
  </span>
);
