import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import type { ComponentType } from "react";
import { PageLoading } from "./page-loading.tsx";

/**
 * A screen whose code is loaded with its route. If that fails the page's failure shows in its place, and its button loads the
 * screen again. The router's own does neither: it loads the whole page again, even if the network is gone.
 */
export const screenOnDemand = (load: () => Promise<ComponentType>) =>
  onDemand(load, {
    loading: <PageLoading />,
    failed: ({ error }) => {
      throw error;
    },
  });
