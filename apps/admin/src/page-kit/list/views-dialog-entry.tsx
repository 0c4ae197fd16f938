import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Link } from "@tanstack/react-router";
import { Link2, Pencil, Trash2 } from "lucide-react";
import { useState, type MouseEvent } from "react";
import { notify } from "../notify.ts";
import { ViewName } from "./views-dialog-name.tsx";

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

export interface ViewEntryProps {
  readonly name: string;
  /** What the view puts into the address, by name; undefined takes a name out of it. */
  readonly address: Readonly<Record<string, string | undefined>>;
  readonly onOpen: () => void;
  /** Resolves to why the view was not renamed, or null. */
  readonly onRename: (name: string) => Promise<string | null>;
  readonly onRemove: () => void;
}

/** One saved view: its name opens it. */
export function ViewEntry({ name, address, onOpen, onRename, onRemove }: ViewEntryProps) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = async (typed: string) => {
    const refused = await onRename(typed);
    if (refused === null) setRenaming(false);
    return refused;
  };
  return (
    <li
      data-next-focus="input, a"
      className="flex items-center gap-1 border-b border-line py-1 last:border-0"
    >
      {isRenaming ? (
        <div className="min-w-0 flex-1 pt-2">
          <ViewName label={`New name of ${name}`} start={name} submit="Rename" onSubmit={rename}>
            <Button variant="ghost" onClick={() => setRenaming(false)}>
              Cancel
            </Button>
          </ViewName>
        </div>
      ) : (
        <>
          <Link
            to="."
            search={(now) => ({ ...now, ...address })}
            onClick={onOpen}
            className="link min-w-0 flex-1 py-2 font-medium [overflow-wrap:anywhere]"
          >
            {name}
          </Link>
          <IconButton
            label={`Rename ${name}`}
            icon={<Pencil className="size-4" aria-hidden="true" />}
            onClick={() => setRenaming(true)}
          />
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
        </>
      )}
    </li>
  );
}
