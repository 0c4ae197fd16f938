import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { createRoute, redirect } from "@tanstack/react-router";
import { ShellLoading } from "../page-kit/outline/page-loading.tsx";
import { PermissionGuard } from "../page-kit/permission-guard.tsx";
import { defineSearch, type ScreenSearch } from "../page-kit/screen-search.ts";
import { guardEmbedded, guardSignedIn } from "./guards.ts";
import { HOME } from "./landing.ts";
import { REDIRECTS } from "./redirects.ts";
import { publicRoutes, root } from "./routes.tsx";
import { screenOnDemand } from "./screen-on-demand.tsx";
import type { Screen } from "./screen.ts";
import { pathsOf, SCREENS } from "./screens.ts";

const shell = createRoute({
  getParentRoute: () => root,
  id: "shell",
  beforeLoad: guardSignedIn,
  pendingComponent: ShellLoading,
  component: onDemand(async () => (await import("./shell/shell.tsx")).Shell, {
    loading: <ShellLoading />,
    failed: ({ error }) => {
      throw error;
    },
  }),
});

/** A screen's component: loaded when it is first needed, and shown to those who may see it. */
const screenComponent = (screen: Screen) =>
  screenOnDemand(async () => {
    const { load, ability } = screen;
    const Content = await load();
    if (ability === undefined) return Content;
    const Guarded = () => (
      <PermissionGuard ability={ability}>
        <Content />
      </PermissionGuard>
    );
    return Guarded;
  }, screen);

const components = new Map<string, ReturnType<typeof screenComponent>>();

/** Addresses of one page share its component, so that React retains the page when one leads to another. */
function pageComponent(screen: Screen) {
  const page = screen.page ?? screen.path;
  const component = components.get(page) ?? screenComponent(screen);
  components.set(page, component);
  return component;
}

/**
 * Every other address is below Home's. With a slash at its end, the router tells it from those that no screen has; links name it
 * without, and the router takes both for one.
 */
const routePath = <Path extends string>(path: Path): Path =>
  (path === HOME ? `${HOME}/` : path) as Path;

/** What the address of a screen may name. */
const screenSearch = ({ search = defineSearch() }: Screen): ScreenSearch => search;

const screenRoutes = SCREENS.flatMap((screen) =>
  pathsOf(screen).map((path) =>
    createRoute({
      getParentRoute: () => shell,
      path: routePath(path),
      validateSearch: screenSearch(screen).read,
      component: pageComponent(screen),
    }),
  ),
);

const redirects = REDIRECTS.map((each) =>
  createRoute({
    getParentRoute: () => shell,
    path: each.from,
    beforeLoad: ({ search }) => {
      const given = "search" in each ? each.search : {};
      throw redirect({
        to: each.to,
        search: given === "same" ? search : given,
        replace: "replace" in each,
      });
    },
  }),
);

const kit = createRoute({
  getParentRoute: () => root,
  path: "/kit",
  beforeLoad: guardEmbedded,
  component: screenOnDemand(
    async () => (await import("../features/gallery/gallery-screen.tsx")).GalleryScreen,
    { kind: "public", title: "Components" },
  ),
});

/** Every route of the panel. */
export const routeTree = root.addChildren([
  ...publicRoutes,
  kit,
  shell.addChildren([...screenRoutes, ...redirects]),
]);
