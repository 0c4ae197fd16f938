import { pageName, tabTitle } from "@marquee/domain/access/page-name";
import { useStored } from "@marquee/ui/browser/local-storage.ts";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Tips } from "@marquee/ui/overlays/tips.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { StartChanging } from "../../features/items/start-changing.ts";
import { loadOutlines } from "../../page-kit/outline/page-loading.tsx";
import { usePageKeys } from "../../page-kit/page-keys.ts";
import { RehearsalNote } from "../../page-kit/rehearsal-note.tsx";
import { sidePanelOnDemand } from "../../page-kit/side-panel.tsx";
import { rememberAddress } from "../../session/last-addresses.ts";
import { useMaybeUser, useQueries } from "../../session/session-context.tsx";
import { screenAt } from "../screens.ts";
import { AwayPage } from "./away-page.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { Drawer } from "./drawer.tsx";
import { ManyChanges, useManyChanges } from "./many-changes.tsx";
import { TopBar } from "./top-bar.tsx";
import { useCompanySwitch } from "./use-company-switch.tsx";
import { useGoKeys } from "./use-go-keys.ts";
import { OpenHelp, useHelp } from "./use-help.ts";
import { useLiveRows } from "./use-live-rows.ts";

const KeysDialog = dialogOnDemand(async () => (await import("./keys-dialog.tsx")).KeysDialog);
const MenuSheet = dialogOnDemand(async () => (await import("./menu-sheet.tsx")).MenuSheet);
const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>("main [role=search] input[type=search]");
  field?.focus();
  field?.select();
  return field !== null;
};

/** The list of keys that "?" opens, or null; "/" goes to the search of a list (SCREEN-K8). */
function useKeysDialog() {
  const [open, setOpen] = useState(false);
  usePageKeys((event) => {
    if (event.key !== "?" && event.key !== "/") return;
    if (event.key === "/") {
      // the browser would type the key into the field that has the focus now
      if (focusSearch()) event.preventDefault();
      return;
    }
    event.preventDefault();
    setOpen(true);
  });
  return open ? <KeysDialog onClose={() => setOpen(false)} /> : null;
}

/**
 * Of every page that is gone to: stores its address, so that the way back leads to it as it was (SCREEN-W1), and calls the tab by its
 * name, before its code has come (SCREEN-G4).
 */
function useFollowedAddresses(): void {
  const router = useRouter();
  useEffect(() => {
    const { pathname, search } = router.latestLocation;
    rememberAddress(pathname, search);
    let named = pathname;
    return router.subscribe("onBeforeNavigate", ({ toLocation }) => {
      const { pathname: path, search: shown } = toLocation;
      rememberAddress(path, shown);
      const screen = screenAt(path);
      // a page that is shown already names itself
      if (screen && path !== named) document.title = tabTitle(pageName(screen, shown));
      named = path;
    });
  }, [router]);
}

/** Milliseconds after which outlines of other pages are loaded, when the first rows are there. */
const OUTLINES_AFTER = 5000;

function useOutlines(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadOutlines(), OUTLINES_AFTER);
    return () => clearTimeout(timer);
  }, []);
}

const HelpPanel = sidePanelOnDemand(
  "Help",
  async () => (await import("./help-panel.tsx")).HelpPanel,
);

/** After following a link the page starts at its heading for users who cannot see that it changed. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  // a panel that opens beside its list takes the focus itself
  const page = useLocation({
    select: ({ pathname }) => {
      const screen = screenAt(pathname);
      return screen?.page ?? screen?.path ?? pathname;
    },
  });
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) main.current?.focus({ preventScroll: true });
    first.current = false;
  }, [page]);
  return main;
}

function Frame() {
  const narrow = useNarrow();
  const [drawer, storeDrawer] = useStored("drawer");
  const collapsed = drawer === "collapsed";
  const [sheetOpen, setSheetOpen] = useState(false);
  const main = useFocusOnNewPage();
  const { shown: help, open: openHelp } = useHelp();
  const keysDialog = useKeysDialog();
  const companySwitch = useCompanySwitch(narrow);
  const { started, startChanging } = useManyChanges();
  useGoKeys();
  useOutlines();
  useLiveRows();
  useFollowedAddresses();
  const toggle = () => {
    if (narrow) setSheetOpen(true);
    else storeDrawer(collapsed ? null : "collapsed");
  };
  return (
    <div className="flex h-dvh flex-col print:block print:h-auto">
      <a
        href="#main"
        className="absolute top-2 left-3 z-50 -translate-y-16 rounded-control bg-raised px-3 py-2 font-medium focus:translate-y-0 focus:shadow-float"
      >
        Skip to content
      </a>
      <OpenHelp value={openHelp}>
        <TopBar
          narrow={narrow}
          collapsed={collapsed}
          onToggleMenu={toggle}
          companySwitch={companySwitch}
        />
      </OpenHelp>
      <RehearsalNote />
      <ConnectionBanner />
      <div className="flex min-h-0 flex-1">
        {narrow ? (
          sheetOpen && (
            <MenuSheet onClose={() => setSheetOpen(false)} companySwitch={companySwitch} />
          )
        ) : (
          <div
            className={classNames(
              "flex shrink-0 flex-col print:hidden",
              collapsed ? "w-(--rail)" : "w-(--drawer)",
            )}
          >
            <Drawer rail={collapsed} />
          </div>
        )}
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          // what gets the focus is scrolled to over the buttons of a form, which stay at the bottom
          className={classNames(
            "relative flex min-w-0 flex-1 scroll-pb-20 flex-col overflow-auto bg-surface outline-none md:rounded-tl-card md:border-t md:border-l md:border-line print:border-0!",
            // what a screen can do without gives way to the help
            help !== null && "xl:@container/beside",
          )}
        >
          <StartChanging value={startChanging}>
            <Outlet />
          </StartChanging>
        </main>
        {help ? (
          // where the screen would get too narrow it floats over it
          <div className="flex print:hidden max-xl:fixed max-xl:top-(--bar) max-xl:right-0 max-xl:bottom-0 max-xl:z-30 max-xl:shadow-float">
            <HelpPanel key={help.press} address={help.address} onClose={help.close} />
          </div>
        ) : null}
      </div>
      {keysDialog}
      <ManyChanges started={started} />
      <Tips />
    </div>
  );
}

/** The signed-in panel: bar, menu, and the page between them. */
export function Shell() {
  const user = useMaybeUser();
  const queries = useQueries();
  if (user === null) return <AwayPage />;
  return (
    <QueryClientProvider client={queries}>
      <Frame />
    </QueryClientProvider>
  );
}
