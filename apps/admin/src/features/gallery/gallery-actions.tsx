import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator, MenuTick } from "@marquee/ui/overlays/menu.tsx";
import { Copy, Download, Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { KitRow, KitSection } from "./gallery-section.tsx";

const REASON = "Only a master user or a user with the privilege “Add and change” can add roles.";

function Buttons() {
  return (
    <>
      <KitRow>
        <Button variant="primary">
          <Plus className="size-4" aria-hidden="true" />
          Primary
        </Button>
        <Button>
          <Download className="size-4" aria-hidden="true" />
          Quiet
        </Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button disabledReason={REASON}>Not for you</Button>
        <IconButton label="More" icon={<Ellipsis className="size-4" aria-hidden="true" />} />
      </KitRow>
      <KitRow>
        <Button size="sm">Small</Button>
        <Button size="md">Medium</Button>
        <Button size="lg">Large</Button>
      </KitRow>
    </>
  );
}

function Menus() {
  const [shown, setShown] = useState(true);
  return (
    <Menu align="start" trigger={<Button>Menu</Button>}>
      <MenuItem icon={<Copy aria-hidden="true" />}>Create Copy</MenuItem>
      <MenuItem icon={<Plus aria-hidden="true" />} disabledReason={REASON}>
        Add Roles
      </MenuItem>
      <MenuTick checked={shown} onCheckedChange={setShown}>
        Campaign
      </MenuTick>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />}>
        Remove
      </MenuItem>
    </Menu>
  );
}

/** Buttons and menus, with some that are disabled for a reason. */
export function KitActions() {
  return (
    <KitSection title="Actions">
      <Buttons />
      <KitRow>
        <Menus />
      </KitRow>
    </KitSection>
  );
}
