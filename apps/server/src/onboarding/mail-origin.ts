import type { Config } from "../platform/config/config.ts";

/** Where a link of our mails leads; null where nobody has said where people reach us (CONFIG-M17). */
export function mailOrigin(
  { mode, publicOrigins }: Pick<Config, "mode" | "publicOrigins">,
  reached: string,
): string | null {
  if (publicOrigins.includes(reached)) return reached;
  return publicOrigins[0] ?? (mode === "embedded" ? reached : null);
}
