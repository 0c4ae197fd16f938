import { limitMessages } from "@marquee/domain/wire/draft-limits";

/**
 * That a text is longer than may be stored (WIRE-D4). Nothing that is typed or pasted is cut: what was cut would be stored
 * as something else, and a password cut so would open nothing.
 */
export function LimitNote({
  value,
  most,
}: {
  readonly value: string;
  readonly most: number | undefined;
}) {
  if (most === undefined || value.length <= most) return null;
  return (
    <span role="alert" className="mt-1 block text-small font-medium text-bad-sign">
      {`${limitMessages.text(most)}. This has ${value.length}.`}
    </span>
  );
}
