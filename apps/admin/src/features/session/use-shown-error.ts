import { versionMessages } from "@marquee/domain/session/messages";
import { useReplacedVersion } from "../../session/replaced-version.ts";

/**
 * The reason of a failure as a public screen shows it: none if a part is missing because the server has a newer version,
 * since the note of that says it already, with what helps (SCREEN-B5).
 */
export function useShownError<Reason extends string | null | undefined>(
  reason: Reason,
): Reason | null {
  const replaced = useReplacedVersion();
  return replaced && reason === versionMessages.partMissing ? null : reason;
}
