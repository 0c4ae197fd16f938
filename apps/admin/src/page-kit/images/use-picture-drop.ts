import { useEffect, useEffectEvent, useState, type RefObject } from "react";

const firstPicture = (files: FileList | null | undefined): File | undefined =>
  files ? [...files].find((file) => file.type.startsWith("image/")) : undefined;

/**
 * Takes a picture that is dropped on a place, or pasted anywhere on the page. These are shortcuts of the pointer
 * and the clipboard; the button beside them does the same for everybody. Tells whether one is held over it.
 */
export function usePictureDrop(
  place: RefObject<HTMLElement | null>,
  onPicture: (picture: File) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | null | undefined) => {
    const picture = firstPicture(files);
    if (picture) onPicture(picture);
  });
  useEffect(() => {
    const target = place.current;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
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
