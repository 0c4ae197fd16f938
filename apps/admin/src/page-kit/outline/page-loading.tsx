import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useLocation } from "@tanstack/react-router";
import { drawnPage, isOutlineShown } from "./drawn-outline.ts";
import type { PageKind } from "./page-kind.ts";

// what outlines are drawn by after the first page: a browser that cannot load them loads no page either
const PageOutline = onDemand(async () => (await import("./page-outline.tsx")).PageOutline, {
  failed: () => null,
});
const ShellOutline = onDemand(async () => (await import("./shell-outline.tsx")).ShellOutline, {
  failed: () => null,
});

/** Loads them: what is on its way cannot be waited for then. */
export const loadOutlines = (): Promise<void> => ShellOutline.preload();

/** The outline of a page while its code is on its way, the one that the server drew if it is of this kind (SCREEN-G11). */
export function PageLoading({ kind }: { readonly kind: PageKind }) {
  const html = drawnPage(kind);
  return html === undefined ? (
    <PageOutline kind={kind} />
  ) : (
    <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Bar, menu and page in outline, while the user is being looked up: what the server drew stays as long as there is nothing else. */
export function ShellLoading() {
  const isHome = useLocation({ select: ({ pathname }) => pathname === "/home" });
  return isOutlineShown() ? null : <ShellOutline kind={isHome ? "home" : "list"} />;
}
