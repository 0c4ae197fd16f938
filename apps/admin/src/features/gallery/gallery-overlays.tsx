import { Button } from "@marquee/ui/controls/button.tsx";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Combobox } from "@marquee/ui/fields/combobox.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { AlertDialog, type AlertDialogProps } from "@marquee/ui/overlays/alert-dialog.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { Palette } from "@marquee/ui/overlays/palette.tsx";
import { Megaphone, Store, Tag } from "lucide-react";
import { useEffect, useState, type ComponentType } from "react";
import { ConflictDialog } from "../../page-kit/form/conflict-dialog.tsx";
import { CategoryDialog } from "../categories/category-dialog.tsx";
import { conflictedForm } from "./gallery-form-actors.ts";
import { KitGround } from "./gallery-ground.tsx";
import { CITIES } from "./gallery-options.ts";
import { seedTree, trailTo } from "./gallery-tree.ts";

interface OverlayProps {
  readonly onClose: () => void;
}

function Question({ onClose, ...rest }: OverlayProps & Partial<AlertDialogProps>) {
  return (
    <AlertDialog
      open
      onCancel={onClose}
      onConfirm={onClose}
      question="Making this offer primary will remove existing primary!Do you want to proceed?"
      consequence="“Stoneware by hand” is no longer first in the branch."
      confirm="Make primary"
      {...rest}
    />
  );
}

function Task({ onClose }: OverlayProps) {
  const [city, setCity] = useState<string | null>("mtl");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Choose a city"
      description="A searchable list works inside a dialog too."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onClose}>
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
  );
}

function Conflict() {
  const [form] = useState(conflictedForm);
  return <ConflictDialog form={form} shownAs={undefined} />;
}

function Category({ onClose }: OverlayProps) {
  return (
    <KitGround seed={seedTree}>
      <CategoryDialog start={trailTo("Jeans")} depth="leaf" onConfirm={onClose} onClose={onClose} />
    </KitGround>
  );
}

const PAGES = [
  { value: "/home/company", label: "Stores", group: "Catalogue", icon: <Store /> },
  { value: "/home/offers", label: "Offers/Collection", group: "Catalogue", icon: <Tag /> },
  {
    value: "/home/campaign/campaignList",
    label: "Flyer Campaign",
    group: "Promotion",
    icon: <Megaphone />,
  },
];

function Pages({ onClose }: OverlayProps) {
  const [typed, setTyped] = useState("");
  return (
    <Palette
      open
      onOpenChange={onClose}
      title="Go to a page"
      typed={typed}
      onType={setTyped}
      pages={PAGES}
      onPage={onClose}
    />
  );
}

function Toasts() {
  useEffect(() => {
    toaster.show({ tone: "ok", title: "Offer copy created." });
    toaster.show({ tone: "note", title: "A newer version of Marquee is ready." });
    const failure = {
      tone: "bad",
      title: "error during create copy,try again.",
      detail: "Nothing was copied.",
      reference: "4f2a91c0",
    } as const;
    toaster.show(failure);
    toaster.show(failure);
    return () => toaster.current().forEach(({ id }) => toaster.dismiss(id));
  }, []);
  return null;
}

/** What floats over a page, by the name that the address opens it with: `/kit?show=question`. */
export const OVERLAYS: Readonly<Record<string, ComponentType<OverlayProps>>> = {
  question: Question,
  busy: (props) => <Question {...props} busy />,
  failed: (props) => (
    <Question
      {...props}
      tone="danger"
      confirm="Try again"
      failure="Something went wrong! try again"
    />
  ),
  dialog: Task,
  conflict: Conflict,
  category: Category,
  palette: Pages,
  toasts: Toasts,
};
