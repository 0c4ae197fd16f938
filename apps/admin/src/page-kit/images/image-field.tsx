import { CircleAlert, CircleCheck, ImageUp, RotateCw, Trash2 } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { PixelSize } from "./image-size.ts";
import { useImageUpload, type UploadState } from "./use-image-upload.ts";
import { usePictureDrop } from "./use-picture-drop.ts";

export interface ImageFieldProps {
  readonly id?: string;
  /** Where the picture is sent: the call's path with its parameters. */
  readonly path: string;
  /** The address of the picture there is, for showing; null for none. */
  readonly preview: string | null;
  readonly onChange: (image: string | null) => void;
  /** The advised size; said before, checked after. */
  readonly advice: PixelSize;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif";

function Verdict({ state, advice }: { readonly state: UploadState; readonly advice: PixelSize }) {
  if (state.tag !== "sent") return null;
  const { pixels, size } = state;
  const ideal = pixels?.width === advice.width && pixels.height === advice.height;
  const Sign = ideal || pixels === null ? CircleCheck : CircleAlert;
  return (
    <p className="figures flex items-start gap-1.5 text-small text-muted">
      <Sign
        className={classNames(
          "mt-[3px] size-3.5 shrink-0",
          ideal ? "text-ok-sign" : "text-wait-sign",
        )}
        aria-hidden="true"
      />
      <span>
        {pixels ? `${pixels.width} × ${pixels.height}, ` : ""}
        {size}
        {ideal || pixels === null
          ? ""
          : `. Works, but ${advice.width} × ${advice.height} looks better.`}
      </span>
    </p>
  );
}

function Words({
  state,
  advice,
  has,
}: {
  readonly state: UploadState;
  readonly advice: PixelSize;
  readonly has: boolean;
}): ReactNode {
  switch (state.tag) {
    case "sending":
      return (
        <>
          <p className="truncate font-medium">{state.name}</p>
          <Progress label={`Sending ${state.name}`} percent={state.percent} />
        </>
      );
    case "failed":
      return (
        <>
          <p className="truncate font-medium">{state.name}</p>
          <p role="alert" className="text-small font-medium text-bad-sign">
            {state.reason}
          </p>
        </>
      );
    case "sent":
      return (
        <>
          <p className="truncate font-medium">{state.name}</p>
          <Verdict state={state} advice={advice} />
        </>
      );
    case "none":
      return (
        <>
          <p className="font-medium">{has ? "Current picture" : "Drop or paste a picture"}</p>
          <p className="text-small text-muted">JPEG, PNG, WebP, AVIF or GIF, up to 8 MB</p>
        </>
      );
  }
}

/** A picture by drop, paste or choice, with its progress, and a way to try again where sending failed. */
export function ImageField({ id, path, preview, onChange, advice, ...aria }: ImageFieldProps) {
  const { state, send, stop } = useImageUpload(path, onChange);
  const place = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const over = usePictureDrop(place, (picture) => void send(picture));
  return (
    <div
      ref={place}
      role="group"
      aria-label="Image"
      className={classNames(
        "flex flex-wrap items-center gap-4 rounded-control border border-dashed p-3 transition-colors",
        over ? "border-accent bg-accent-soft" : "border-line-control",
      )}
    >
      <span className="grid h-18 w-33 shrink-0 place-items-center overflow-hidden rounded-small bg-press text-muted">
        {preview ? (
          <img src={preview} alt="" className="size-full object-cover" />
        ) : (
          <ImageUp className="size-5" aria-hidden="true" />
        )}
      </span>
      <div className="flex min-w-40 flex-1 flex-col gap-1">
        <Words state={state} advice={advice} has={preview !== null} />
      </div>
      <span className="flex gap-1">
        {state.tag === "failed" ? (
          <Button size="sm" onClick={() => void send(state.file)}>
            <RotateCw className="size-3.5" aria-hidden="true" />
            Try again
          </Button>
        ) : null}
        {state.tag === "sending" ? (
          <Button size="sm" onClick={stop}>
            Cancel
          </Button>
        ) : (
          <Button id={id} size="sm" {...aria} onClick={() => chooser.current?.click()}>
            {preview ? "Replace" : "Choose"}
          </Button>
        )}
        {preview && state.tag !== "sending" ? (
          <IconButton
            size="sm"
            label="Remove the picture"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={() => {
              stop();
              onChange(null);
            }}
          />
        ) : null}
      </span>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={(event) => {
          const [picture] = event.target.files ?? [];
          if (picture) void send(picture);
          // the same file may be chosen again after a failure
          event.target.value = "";
        }}
      />
    </div>
  );
}
