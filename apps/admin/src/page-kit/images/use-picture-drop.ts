import { useEffect, useEffectEvent, useState, type RefObject } from "react";

const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") ?? false;

/** Text copied from a document often comes with a picture of itself: whoever pastes it means the text. */
const pastedFiles = ({ clipboardData }: ClipboardEvent): readonly File[] =>
  clipboardData && !clipboardData.types.includes("text/plain") ? [...clipboardData.files] : [];

/** Marks a place that takes pictures, so that of several on a page the one with the focus gets what is pasted. */
export const PICTURE_PLACE = "data-picture-place";

const belongsElsewhere = (place: HTMLElement | null): boolean => {
  const focused = document.activeElement?.closest(`[${PICTURE_PLACE}]`) ?? null;
  return focused !== null && focused !== place;
};

/**
 * Takes files that are dropped on a place, or pasted anywhere on the page. These are shortcuts of the pointer
 * and the clipboard; the button beside them does the same for everybody. Tells whether files are held over it.
 */
export function usePictureDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const target = place.current;
    const hold = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && target?.contains(into))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
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
  }, [place]);
  return over;
}
