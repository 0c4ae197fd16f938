import { roleTitle } from "@marquee/domain/access/titles";
import { Avatar } from "@marquee/ui/content/avatar.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "@marquee/ui/overlays/menu.tsx";
import { useNavigate } from "@tanstack/react-router";
import { ChevronDown, CircleUserRound, LifeBuoy, LogOut, Waypoints } from "lucide-react";
import { usePermission } from "../../session/permission.ts";
import { useSession, useUser } from "../../session/session-context.tsx";

/** The signed-in person's name, with their profile, Logout and the release of the server in its menu (OPS-10). */
export function PersonMenu() {
  const user = useUser();
  const { actor, settingsInPage } = useSession();
  const navigate = useNavigate();
  const maySeeTraffic = usePermission("traffic.view").allowed;
  const support = settingsInPage?.supportEmail;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex h-9 items-center gap-2 rounded-control pr-2 pl-1 font-medium hover:bg-press max-md:px-1"
        >
          <Avatar name={user.name} />
          <span className="max-w-40 truncate max-md:sr-only">{user.name}</span>
          <span className="sr-only">, menu</span>
          <ChevronDown className="size-4 text-muted max-md:hidden" aria-hidden="true" />
        </button>
      }
    >
      <MenuLabel>
        <span className="block text-small font-medium text-ink">{user.name}</span>
        <span>{user.email}</span>
        {user.roleName ? <span className="block">{roleTitle(user.roleName)}</span> : null}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem
        icon={<CircleUserRound aria-hidden="true" />}
        onSelect={() => void navigate({ to: "/home/profile" })}
      >
        My Profile
      </MenuItem>
      {support ? (
        <MenuItem
          icon={<LifeBuoy aria-hidden="true" />}
          onSelect={() => window.location.assign(`mailto:${support}`)}
        >
          <span>Contact support</span>
          <span className="block text-tiny text-muted">{support}</span>
        </MenuItem>
      ) : null}
      {maySeeTraffic && settingsInPage?.statecharts ? (
        <MenuItem
          icon={<Waypoints aria-hidden="true" />}
          onSelect={() => window.open("/STATECHARTS/", "_blank", "noopener")}
        >
          <span>Statecharts</span>
          <span className="block text-tiny text-muted">How each process works and is used</span>
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<LogOut aria-hidden="true" />}
        onSelect={() => actor.send({ type: "signOut.requested" })}
      >
        Logout
      </MenuItem>
      {settingsInPage === null ? null : (
        <>
          <MenuSeparator />
          <MenuLabel>Marquee {settingsInPage.release}</MenuLabel>
        </>
      )}
    </Menu>
  );
}
