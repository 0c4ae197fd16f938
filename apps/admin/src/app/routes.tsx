import { createRootRouteWithContext, createRoute, redirect } from "@tanstack/react-router";
import { ShellLoading } from "../page-kit/outline/page-loading.tsx";
import type { Session } from "../session/create-session.ts";
import { guardSignedOut, toPanel } from "./guards.ts";
import { Root } from "./root.tsx";
import { screenOnDemand } from "./screen-on-demand.tsx";
import { textsOnly } from "./search-params.ts";

/** What guards receive. */
export interface RouterContext {
  readonly session: Session;
  /** Loads the routes behind the guard and replaces the placeholders of the first tree by them. */
  readonly openPanel: () => Promise<void>;
}

export const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: textsOnly,
  component: Root,
});

export const publicRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: "/login",
    beforeLoad: guardSignedOut,
    component: screenOnDemand(
      async () => (await import("../features/session/sign-in-screen.tsx")).SignInScreen,
      { kind: "public", title: "Sign in" },
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/forgotPassword",
    component: screenOnDemand(
      async () =>
        (await import("../features/session/forgot-password-screen.tsx")).ForgotPasswordScreen,
      { kind: "public", title: "Forgot password" },
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/register",
    beforeLoad: guardSignedOut,
    component: screenOnDemand(
      async () => (await import("../features/onboarding/register-screen.tsx")).RegisterScreen,
      { kind: "public", title: "Sign up" },
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/auth/action",
    component: screenOnDemand(
      async () => (await import("../features/session/mail-link-screen.tsx")).MailLinkScreen,
      {
        kind: "public",
        title: "This link is incomplete",
        titles: {
          "mode=verifyEmail": "Verify your email",
          "mode=resetPassword": "Choose a new password",
          "mode=invite": "Your invitation",
        },
      },
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/$",
    beforeLoad: () => {
      throw redirect({ to: "/login" });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/login" });
    },
  }),
] as const;

/** What a page begins with. The first way further loads the rest, so that signing in costs nothing of it. */
export const firstTree = root.addChildren([
  ...publicRoutes,
  createRoute({ getParentRoute: () => root, path: "/kit", beforeLoad: toPanel }),
  createRoute({
    getParentRoute: () => root,
    path: "/home",
    beforeLoad: toPanel,
    pendingComponent: ShellLoading,
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/home/$",
    beforeLoad: toPanel,
    pendingComponent: ShellLoading,
  }),
]);
