import { ACCEPTED_IMAGES } from "@marquee/domain/images/image-limits";
import { isImageType, type RefusedFile } from "@marquee/domain/images/image-rules";
import { IMAGE_HEAD_BYTES, imageTypeOf } from "@marquee/domain/images/image-type";
import { countWords } from "@marquee/domain/wire/count-words";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import type { ControlProps } from "@marquee/ui/fields/field.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useSelector } from "@xstate/react";
import { Undo2, X } from "lucide-react";
import { useRef } from "react";
import { useHeldForm } from "../../page-kit/form/use-held-form.ts";
import { SingleSlot } from "./slots/single-slot.tsx";
import { SlotCarousel } from "./slots/slot-carousel.tsx";
import { IMAGE_TARGET, useImageDrop } from "./slots/use-image-drop.ts";
import { useImageSlots, type ImageSlotsActor, type ImagesInUse } from "./slots/use-image-slots.ts";

interface Frame extends Partial<ControlProps> {
  /** What the images are called, for users who do not see them. */
  readonly label: string;
}

export type ImageSlotsProps = ImagesInUse & Frame;

/** The type of a file by its first bytes; that of its name if it cannot be read, such as a folder that was dropped. */
async function typeByBytes(file: File): Promise<string> {
  try {
    return imageTypeOf(new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer()));
  } catch {
    // the slot says that it is no image
    return file.type;
  }
}

const readType = async (file: File): Promise<File> =>
  isImageType(file.type) ? file : new File([file], file.name, { type: await typeByBytes(file) });

/** The files with the types of their bytes, if the browser calls some no image (IMAGE-V8). Null if nothing has to be read. */
const readTypes = (files: readonly File[]): Promise<readonly File[]> | null =>
  files.every(({ type }) => isImageType(type)) ? null : Promise.all(files.map(readType));

function Refused({
  files,
  dismiss,
}: {
  readonly files: readonly RefusedFile[];
  readonly dismiss: () => void;
}) {
  if (files.length === 0) return null;
  return (
    <Note
      tone="bad"
      role="alert"
      title={countWords(files.length, "file was not taken", "files were not taken")}
      action={
        <IconButton
          size="sm"
          label="Dismiss"
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={dismiss}
        />
      }
    >
      <ul>
        {files.map(({ name, message }, index) => (
          <li key={index}>{`${name}: ${message}`}</li>
        ))}
      </ul>
    </Note>
  );
}

function Removed({ undo }: { readonly undo: () => void }) {
  return (
    <p className="flex items-center gap-2 text-small text-muted">
      Image removed.
      <Button size="sm" variant="ghost" onClick={undo}>
        <Undo2 className="size-3.5" aria-hidden="true" />
        Undo
      </Button>
    </p>
  );
}

function Held({ release }: { readonly release: () => void }) {
  return (
    <Note
      role="status"
      title="Saving waits for the images"
      action={
        <Button size="sm" variant="ghost" onClick={release}>
          Stop waiting
        </Button>
      }
    >
      It goes on as soon as they are in place.
    </Note>
  );
}

/** The images of a running machine. Screens use `ImageSlots`. */
export function ImageSlotsView({
  actor,
  label,
  ...control
}: { readonly actor: ImageSlotsActor } & Frame) {
  const { slots, purpose, refused, removed, announcement } = useSelector(
    actor,
    ({ context }) => context,
  );
  const target = useRef<HTMLDivElement>(null);
  useHeldForm(target, actor);
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ form: "held" }));
  const chooser = useRef<HTMLInputElement>(null);
  const add = (picked: readonly File[]) => {
    const send = (files: readonly File[]) => actor.send({ type: "files.added", files });
    const reading = readTypes(picked);
    if (reading) void reading.then(send);
    else send(picked);
  };
  const over = useImageDrop(target, add);
  const controls = {
    control,
    choose: () => chooser.current?.click(),
    retry: (id: string) => actor.send({ type: "upload.retried", id }),
    remove: (id: string) => actor.send({ type: "slot.removed", id }),
  };
  return (
    <div
      ref={target}
      data-next-focus="[aria-current], button"
      {...{ [IMAGE_TARGET]: "" }}
      role="group"
      aria-label={label}
      className={classNames(
        "flex flex-col gap-3 rounded-control border border-dashed p-3 transition-colors",
        over ? "border-accent bg-accent-soft" : "border-line-control",
      )}
    >
      {purpose.most === 1 ? (
        <SingleSlot {...controls} purpose={purpose} slot={slots[0]} />
      ) : (
        <SlotCarousel {...controls} actor={actor} />
      )}
      {isHeld ? <Held release={() => actor.send({ type: "form.released" })} /> : null}
      {removed ? <Removed undo={() => actor.send({ type: "removal.undone" })} /> : null}
      <Refused files={refused} dismiss={() => actor.send({ type: "refusals.dismissed" })} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED_IMAGES}
        multiple={purpose.most > 1}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // the same file may be chosen again after a failure
          target.value = "";
        }}
      />
    </div>
  );
}

/**
 * The images of a form, by drop, paste or choice: sent at once, with progress and another attempt if sending failed;
 * put in order by pointer or keyboard; removed, and restored. The form holds their addresses.
 */
export function ImageSlots({ purpose, images, path, onChange, ...frame }: ImageSlotsProps) {
  return <ImageSlotsView {...frame} actor={useImageSlots({ purpose, images, path, onChange })} />;
}
