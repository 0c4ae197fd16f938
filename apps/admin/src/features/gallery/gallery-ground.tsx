import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createContext, Suspense, use, useState, type ReactNode } from "react";
import { SessionProvider, useSession } from "../../session/session-context.tsx";
import { MERCHANT, sessionOf } from "./gallery-person.ts";

const Content = createContext<ReactNode>(null);
const Shown = () => use(Content);

export interface KitGroundProps {
  readonly user?: LoggedUser;
  /** Puts answers into the cache: nothing on this page calls the server. */
  readonly seed?: (queries: QueryClient) => void;
  readonly children: ReactNode;
}

/** What parts of a screen need: an address of their own, answers, and a signed-in user. */
export function KitGround({ user = MERCHANT, seed, children }: KitGroundProps) {
  const page = useSession();
  const [ground] = useState(() => {
    const queries = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    });
    seed?.(queries);
    const routeTree = createRootRoute({ component: Shown, notFoundComponent: Shown });
    const history = createMemoryHistory({ initialEntries: ["/"] });
    return {
      queries,
      router: createRouter({ routeTree, history }),
      session: sessionOf(user, page),
    };
  });
  return (
    <SessionProvider session={ground.session}>
      <QueryClientProvider client={ground.queries}>
        <Content value={children}>
          <Suspense>
            <RouterProvider router={ground.router as never} />
          </Suspense>
        </Content>
      </QueryClientProvider>
    </SessionProvider>
  );
}
