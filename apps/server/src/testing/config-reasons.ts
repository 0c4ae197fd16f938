import { ConfigError, readConfig } from "../config/config.ts";
import type { Env } from "../config/env.ts";

/** Why a start with these settings is refused; nothing where it is not. */
export function reasonsOf(env: Env): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.reasons;
    throw error;
  }
}
