import { useEffect, useEffectEvent, useState, type RefObject } from "react";

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

/** Text copied from a document often comes with an image of itself: a person who pastes it means the text. */
const pastedFiles = ({ clipboardData }: ClipboardEvent): readonly File[] =>
  clipboardData && !clipboardData.types.includes("text/plain") ? [...clipboardData.files] : [];

/** Marks an element that takes images, so that of several on a page the one with the focus gets what is pasted. */
export const IMAGE_TARGET = "data-image-target";

const belongsElsewhere = (target: HTMLElement | null): boolean => {
  const focused = document.activeElement?.closest(`[${IMAGE_TARGET}]`) ?? null;
  return focused !== null && focused !== target;
};

/**
 * Takes files that are dropped on an element, or pasted anywhere on the page. These are shortcuts of the pointer and
 * the clipboard; the button beside them does the same for every user. Returns whether files are held over it.
 */
export function useImageDrop(
  ref: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const target = ref.current;
    const hold = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && target?.contains(into))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || belongsElsewhere(target)) return;
      const files = pastedFiles(event);
      if (files.length > 0) event.preventDefault();
      take(files);
    };
    target?.addEventListener("dragover", hold);
    target?.addEventListener("dragleave", leave);
    target?.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      target?.removeEventListener("dragover", hold);
      target?.removeEventListener("dragleave", leave);
      target?.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, [ref]);
  return over;
}
