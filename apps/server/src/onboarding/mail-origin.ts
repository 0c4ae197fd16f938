import type { Config } from "../platform/config/config.ts";

/** The origin that links of our mails lead to; null if none is configured (CONFIG-M17). */
export function mailOrigin(
  { mode, publicOrigins }: Pick<Config, "mode" | "publicOrigins">,
  reached: string,
): string | null {
  if (publicOrigins.includes(reached)) return reached;
  return publicOrigins[0] ?? (mode === "embedded" ? reached : null);
}
