import { inGroups } from "@marquee/domain/access/menu";
import { tip } from "@marquee/ui/overlays/tip.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useLinkProps, useLocation } from "@tanstack/react-router";
import { currentEntry, HOME } from "./current-entry.ts";
import { useMenu, type MenuItem } from "./use-menu.ts";

const ENTRY =
  "group/entry flex items-center gap-2.5 rounded-small no-underline transition-colors hover:bg-press aria-[current=page]:bg-accent-tint aria-[current=page]:font-[550] aria-[current=page]:text-accent-strong";
const ICON = "size-4 shrink-0 text-muted group-aria-[current=page]/entry:text-accent-text";

interface EntryProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly rail: boolean;
  readonly onFollow: (() => void) | undefined;
}

function Entry({ item: { entry, path, Icon }, isCurrent, rail, onFollow }: EntryProps) {
  const { children: _, ...link } = useLinkProps({ to: path, onClick: onFollow });
  return (
    <a
      {...link}
      {...(rail ? tip(entry, "right") : {})}
      aria-current={isCurrent ? "page" : undefined}
      aria-label={rail ? entry : undefined}
      className={classNames(
        ENTRY,
        rail ? "h-9 w-10 justify-center" : "h-9 px-2 text-[0.84375rem] md:h-8",
      )}
    >
      <Icon className={ICON} strokeWidth={1.75} aria-hidden="true" />
      {rail ? null : <span>{entry}</span>}
    </a>
  );
}

export interface DrawerProps {
  /** Icons alone. */
  readonly rail?: boolean;
  /** Called when an entry is followed, so that a sheet can close. */
  readonly onFollow?: () => void;
}

/** The side menu: what this person may use, in groups. */
export function Drawer({ rail = false, onFollow }: DrawerProps) {
  const menu = useMenu();
  const groups = inGroups(menu);
  const paths = menu.map(({ path }) => path);
  const current = useLocation({
    select: ({ pathname, search }) => currentEntry(paths, pathname, search),
  });
  return (
    <nav
      aria-label="Main"
      className={classNames(
        "flex flex-col gap-px overflow-y-auto pt-1 pb-4",
        rail ? "items-center" : "px-3",
      )}
    >
      {groups.map(({ group, entries }, index) => (
        <div key={group} role="group" aria-label={group} className="flex flex-col gap-px">
          {rail ? (
            <span
              className={classNames(
                "mx-auto my-1.5 h-px w-6 bg-line-strong",
                index === 0 && "hidden",
              )}
            />
          ) : entries[0]?.path === HOME ? null : (
            <span
              aria-hidden="true"
              className={classNames(
                "px-2 pb-1 text-tiny text-muted",
                index === 0 ? "pt-1" : "pt-3.5",
              )}
            >
              {group}
            </span>
          )}
          {entries.map((item) => (
            <Entry
              key={item.path}
              item={item}
              isCurrent={item.path === current}
              rail={rail}
              onFollow={onFollow}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}
