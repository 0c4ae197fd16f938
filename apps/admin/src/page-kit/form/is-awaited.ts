import type { UseQueryResult } from "@tanstack/react-query";

/**
 * Whether a form still waits for what it presets. Once that could not be read the form opens without it (SCREEN-F5): while it is
 * read again, perhaps by a field of the form itself, there is typed work that must not be taken away.
 */
export const isAwaited = ({
  isLoading,
  errorUpdateCount,
}: Pick<UseQueryResult, "isLoading" | "errorUpdateCount">): boolean =>
  isLoading && errorUpdateCount === 0;
