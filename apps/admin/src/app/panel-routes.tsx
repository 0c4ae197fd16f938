import { createRoute, redirect } from "@tanstack/react-router";
import { PermissionGuard } from "../page-kit/permission-guard.tsx";
import { defineSearch, type ScreenSearch } from "../page-kit/screen-search.ts";
import { guardEmbedded, guardSignedIn } from "./guards.ts";
import { HOME } from "./landing.ts";
import { publicRoutes, root } from "./routes.tsx";
import { screenOnDemand } from "./screen-on-demand.tsx";
import type { Screen } from "./screen.ts";
import { SCREENS } from "./screens.ts";
import { ShellOutline } from "./shell-outline.tsx";

const shell = createRoute({
  getParentRoute: () => root,
  id: "shell",
  beforeLoad: guardSignedIn,
  pendingComponent: ShellOutline,
  component: screenOnDemand(async () => (await import("./shell/shell.tsx")).Shell),
});

/** A screen's component: loaded when it is first needed, and shown to those who may see it. */
const screenComponent = ({ load, ability }: Screen) =>
  screenOnDemand(async () => {
    const Content = await load();
    if (ability === undefined) return Content;
    const Guarded = () => (
      <PermissionGuard ability={ability}>
        <Content />
      </PermissionGuard>
    );
    return Guarded;
  });

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

const screenRoutes = SCREENS.map((screen) =>
  createRoute({
    getParentRoute: () => shell,
    path: routePath(screen.path),
    validateSearch: screenSearch(screen).read,
    component: pageComponent(screen),
  }),
);

const toCompany = () => {
  throw redirect({ to: "/home/company" });
};

/** Other addresses of these screens, as the specification has them. A path that is not here leads to the stores. */
const redirects = [
  createRoute({ getParentRoute: () => shell, path: "/home/$", beforeLoad: toCompany }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/offers/manage",
    beforeLoad: () => {
      throw redirect({ to: "/home/offers", search: true });
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/productVariant/$",
    beforeLoad: () => {
      throw redirect({ to: "/home/productVariant/manage", search: true, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/add",
    beforeLoad: () => {
      throw redirect({ to: "/home/campaign/campaignType", search: { type: "flyer" } });
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/mapProduct",
    beforeLoad: () => {
      throw redirect({ to: "/home/offers/mapProduct", search: true });
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/$",
    beforeLoad: ({ search }) => {
      throw redirect({ to: "/home/campaign/manage", search, replace: true });
    },
  }),
] as const;

const kit = createRoute({
  getParentRoute: () => root,
  path: "/kit",
  beforeLoad: guardEmbedded,
  component: screenOnDemand(
    async () => (await import("../features/gallery/gallery-screen.tsx")).GalleryScreen,
  ),
});

/** Every route of the panel. */
export const routeTree = root.addChildren([
  ...publicRoutes,
  kit,
  shell.addChildren([...screenRoutes, ...redirects]),
]);
