import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

/** How a list goes to its first page if something narrows it that is not in its address (SCREEN-L2). */
export function useFirstPage(): () => void {
  const router = useRouter();
  return useCallback(
    () =>
      void router.navigate({
        to: ".",
        search: (old) => ({ ...old, page: undefined }),
        replace: true,
      }),
    [router],
  );
}
