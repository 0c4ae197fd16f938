import type { PageNames } from "@marquee/domain/access/page-name";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import type { ComponentType } from "react";
import type { PageKind } from "../page-kit/outline/page-kind.ts";
import { PageLoading } from "../page-kit/outline/page-loading.tsx";

/** A page as its route declares it. The server has the names in the page before any code, and the tab before that of the page (SCREEN-G4). */
export interface DeclaredPage extends PageNames {
  readonly kind: PageKind;
}

/**
 * A screen whose code is loaded with its route, with its outline until then. If that fails the page's failure shows in its place, and
 * its button loads the screen again. The router's own does neither: it loads the whole page again, even if the network is gone.
 */
export const screenOnDemand = (load: () => Promise<ComponentType>, { kind }: DeclaredPage) =>
  onDemand(load, {
    loading: <PageLoading kind={kind} />,
    failed: ({ error }) => {
      throw error;
    },
  });
