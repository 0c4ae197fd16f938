import { toFailure } from "@marquee/api/client/api-failure";
import type { SearchableProps } from "@marquee/ui/fields/options.ts";
import type { UseQueryResult } from "@tanstack/react-query";

/** How the options of a searchable choice are coming: on their way, or why not and how to load them again. */
export const optionLoading = ({
  isLoading,
  data,
  error,
  refetch,
}: UseQueryResult<unknown>): Pick<SearchableProps, "busy" | "failure"> => ({
  busy: isLoading,
  failure:
    data === undefined && error
      ? { message: toFailure(error).message, onRetry: () => void refetch() }
      : undefined,
});
