import { ConfigError, readConfig } from "@marquee/server/platform/config/config";
import type { Env } from "@marquee/server/platform/config/env";

/** Why a start with these settings is rejected; empty if it is not. */
export function configReasons(env: Env): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.reasons;
    throw error;
  }
}
