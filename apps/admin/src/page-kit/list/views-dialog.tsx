import { Button } from "@marquee/ui/button.tsx";
import { Dialog } from "@marquee/ui/dialog.tsx";
import { Field } from "@marquee/ui/field.tsx";
import { IconButton } from "@marquee/ui/icon-button.tsx";
import { TextInput } from "@marquee/ui/text-input.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { Link2, Trash2 } from "lucide-react";
import { useState, type MouseEvent, type SubmitEvent } from "react";
import { notify } from "../notify.ts";
import { useSavedViews, type SavedView } from "./saved-views.ts";

const MISSING = "Please enter a name";

/** Copies the address of the link in the same entry. */
async function copyLink({ currentTarget }: MouseEvent<HTMLElement>): Promise<void> {
  const link = currentTarget.closest("li")?.querySelector("a");
  try {
    await navigator.clipboard.writeText(link?.href ?? "");
    notify({ kind: "success", message: "The link is copied." });
  } catch {
    notify({ kind: "error", message: "The browser did not allow copying the link." });
  }
}

interface EntryProps {
  readonly view: SavedView;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Entry({ view: { name, search }, onOpen, onRemove }: EntryProps) {
  return (
    <li className="flex items-center gap-1 border-b border-line py-1 last:border-0">
      <Link
        to="."
        search={search}
        onClick={onOpen}
        className="link min-w-0 flex-1 py-2 font-medium [overflow-wrap:anywhere]"
      >
        {name}
      </Link>
      <IconButton
        label={`Copy the link to ${name}`}
        icon={<Link2 className="size-4" aria-hidden="true" />}
        onClick={(event) => void copyLink(event)}
      />
      <IconButton
        label={`Remove ${name}`}
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** Saves what the list shows now under a name. */
function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = name.trim();
    setMissing(typed === "");
    if (typed === "") return;
    onSave(typed);
    setName("");
  };
  return (
    <form noValidate onSubmit={save} className="flex items-end gap-2 pb-4">
      <div className="min-w-0 flex-1">
        <Field label="Name of what is shown now" error={isMissing ? MISSING : undefined}>
          {(control) => (
            <TextInput {...control} autoComplete="off" value={name} onValueChange={setName} />
          )}
        </Field>
      </div>
      <Button type="submit">Save</Button>
    </form>
  );
}

export interface ViewsDialogProps {
  /** The name of the list. */
  readonly list: string;
  readonly onClose: () => void;
}

/** The saved views of a list: to open, to share by their address, to remove; and to save another (SCREEN-L23). */
export function ViewsDialog({ list, onClose }: ViewsDialogProps) {
  const { views, save, remove } = useSavedViews(list);
  const search = useLocation({ select: (location) => location.search });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Saved views"
      description="Tab, search, sort and filters of this list, by a name."
    >
      <SaveView onSave={(name) => save(name, search)} />
      {views.length === 0 ? (
        <p className="pb-2 text-small text-muted">No view of this list is saved yet.</p>
      ) : (
        <ul aria-label="Saved views" className="pb-2">
          {views.map((view) => (
            <Entry
              key={view.name}
              view={view}
              onOpen={onClose}
              onRemove={() => remove(view.name)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
