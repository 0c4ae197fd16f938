import { Copy, Download, Ellipsis, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator, MenuTick } from "../../ui/menu.tsx";
import { toaster } from "../../ui/toaster.ts";
import { KitRow, KitSection } from "./kit-section.tsx";
import { CITIES } from "./kit-options.ts";

const REASON = "Only a master user or someone with the privilege CAN_ADD_UPDATE can add roles.";

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

function Dialogs() {
  const [open, setOpen] = useState<"none" | "dialog" | "question">("none");
  const [city, setCity] = useState<string | null>(null);
  const close = () => setOpen("none");
  return (
    <>
      <Button onClick={() => setOpen("dialog")}>Dialog</Button>
      <Button onClick={() => setOpen("question")}>Question</Button>
      <Dialog
        open={open === "dialog"}
        onOpenChange={close}
        title="Choose a city"
        description="A searchable list works inside a dialog too."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Choose
            </Button>
          </>
        }
      >
        <Field label="City">
          {(control) => (
            <Combobox {...control} options={CITIES} value={city} onValueChange={setCity} />
          )}
        </Field>
      </Dialog>
      <AlertDialog
        open={open === "question"}
        onCancel={close}
        onConfirm={close}
        question="Making this offer primary will remove existing primary!Do you want to proceed?"
        consequence="“Stoneware by hand” no longer stands first in the branch."
        confirm="Make primary"
      />
    </>
  );
}

function ToastButtons() {
  return (
    <>
      <Button onClick={() => toaster.show({ tone: "ok", title: "Offer copy created." })}>
        Toast
      </Button>
      <Button
        onClick={() =>
          toaster.show({
            tone: "bad",
            title: "error during create copy,try again.",
            detail: "Nothing was copied.",
            reference: "r-4f2a91",
          })
        }
      >
        Failure toast
      </Button>
    </>
  );
}

export function KitActions() {
  return (
    <KitSection title="Actions">
      <Buttons />
      <KitRow>
        <Menus />
        <Dialogs />
        <ToastButtons />
      </KitRow>
    </KitSection>
  );
}
