import { helpHref, helpAddress } from "@marquee/domain/help/help-pages";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useLocation } from "@tanstack/react-router";
import { Fragment } from "react";
import { GO_KEYS } from "./go-keys.ts";
import { isApple } from "./is-apple.ts";
import { keyGroups, type KeyText } from "./keys.ts";
import { useMenu } from "./use-menu.ts";

function Keys({ keys }: Pick<KeyText, "keys">) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index === 0 ? null : <span className="px-1 text-small text-muted">or</span>}
      <kbd className="inline-block min-w-6 rounded-[5px] border border-line-strong bg-surface px-1.5 text-center font-sans text-tiny leading-5 font-medium whitespace-nowrap">
        {key}
      </kbd>
    </Fragment>
  ));
}

/** The keys of the panel, with the way to the help of the screen (SCREEN-K8). */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const pages = useMenu().flatMap(({ entry }) => {
    const key = GO_KEYS[entry];
    return key === null ? [] : [{ keys: [`G ${key.toUpperCase()}`], does: entry }];
  });
  const [everywhere, ...others] = keyGroups(isApple() ? "⌘" : "Ctrl");
  const groups = [everywhere, { title: "Go to a page", keys: pages }, ...others];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keys"
      description={
        <a href={helpHref(helpAddress(path))} target="_blank" rel="noreferrer" className="link">
          Open the help of this screen
        </a>
      }
      width="medium"
    >
      <div className="gap-x-10 pb-2 md:columns-2">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-1 text-small font-semibold">{title}</h3>
            <dl>
              {keys.map((each) => (
                <div
                  key={each.does}
                  className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
                >
                  <dt className="text-small">{each.does}</dt>
                  <dd className="flex shrink-0 items-center">
                    <Keys keys={each.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
