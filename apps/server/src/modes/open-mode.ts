import type { Config } from "../platform/config/config.ts";
import type { Mode, ModeParts } from "./mode.ts";

/** Loads the mode of this configuration. The stand-ins are code that production never loads. */
export async function openMode(config: Config, parts: ModeParts): Promise<Mode> {
  if (config.mode === "production") {
    const { productionMode } = await import("./production.ts");
    return productionMode(config);
  }
  if (config.mode === "rehearsal") {
    const { rehearsalMode } = await import("./rehearsal.ts");
    return rehearsalMode(config, parts);
  }
  const { embeddedMode } = await import("./embedded.ts");
  return embeddedMode(config, parts);
}
