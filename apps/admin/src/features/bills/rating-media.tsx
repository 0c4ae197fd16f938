import { isVideo } from "@marquee/domain/bills/rating-media";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Download, Play } from "lucide-react";
import { useState } from "react";
import { smallPicture } from "./bill-columns.tsx";

/** "mp4" of `/videos/….mp4?…` */
const fileExtension = (address: string): string =>
  /\.([a-z0-9]+)(?:[?#]|$)/u.exec(address)?.[1] ?? "";

function Video({ address, name }: { readonly address: string; readonly name: string }) {
  const [failed, setFailed] = useState(false);
  const file = `${name}.${fileExtension(address)}`;
  if (failed)
    return (
      <Note
        tone="wait"
        role="status"
        title="This video cannot be played here"
        action={
          <Button asChild size="sm">
            <a href={address} download={file}>
              <Download className="size-3.5" aria-hidden="true" />
              Download
            </a>
          </Button>
        }
      >
        The browser does not know {fileExtension(address)} files, or the file is damaged.
      </Note>
    );
  return (
    // what a shopper filmed has no captions, and is muted until the user turns the sound on
    <video
      src={address}
      controls
      muted
      preload="metadata"
      aria-label={name}
      onError={() => setFailed(true)}
      className="max-h-80 w-full rounded-control bg-press"
    />
  );
}

function Picture({ address, name }: { readonly address: string; readonly name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Note tone="wait" role="status" title="This picture could not be loaded" />;
  return (
    <img
      src={address}
      alt={name}
      onError={() => setFailed(true)}
      className="max-h-80 w-full rounded-control bg-press object-contain"
    />
  );
}

/** "Picture 1", "Video 3": by its place among them all. */
const nameAt = (address: string, index: number): string =>
  `${isVideo(address) ? "Video" : "Picture"} ${index + 1}`;

/** The pictures and videos of a rating: all of them small, and the chosen one below (BILL-V2). */
export function RatingMedia({ media }: { readonly media: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  const address = media[chosen];
  if (address === undefined) return null;
  const Shown = isVideo(address) ? Video : Picture;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {media.map((each, index) => (
          <button
            // the same picture may have been sent twice
            key={nameAt(each, index)}
            type="button"
            aria-label={nameAt(each, index)}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
            className={classNames(
              "relative grid size-14 place-items-center overflow-hidden rounded-control bg-press text-muted",
              index === chosen && "ring-2 ring-focus",
            )}
          >
            {isVideo(each) ? (
              <Play className="size-5" aria-hidden="true" />
            ) : (
              <img src={smallPicture(each)} alt="" className="size-full object-cover" />
            )}
          </button>
        ))}
      </div>
      <Shown key={nameAt(address, chosen)} address={address} name={nameAt(address, chosen)} />
    </div>
  );
}
