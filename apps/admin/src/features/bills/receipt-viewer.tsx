import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import {
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minus,
  Plus,
  ReceiptText,
  RotateCw,
} from "lucide-react";
import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { smallPicture } from "./bill-columns.tsx";

const LEAST = 100;
const MOST = 400;
const STEP = 25;

interface View {
  readonly index: number;
  /** In percent of what fits. */
  readonly zoom: number;
  /** In degrees, clockwise. */
  readonly turn: number;
}

const FIT = { zoom: LEAST, turn: 0 };

/** Which picture is shown, how large and which way up. */
function useView(count: number) {
  const [view, setView] = useState<View>({ index: 0, ...FIT });
  const index = Math.min(view.index, Math.max(0, count - 1));
  const zoomBy = (by: number) =>
    setView((now) => ({ ...now, zoom: Math.min(MOST, Math.max(LEAST, now.zoom + by)) }));
  // another picture is shown whole again
  const show = (at: number) => setView({ index: Math.min(count - 1, Math.max(0, at)), ...FIT });
  return {
    ...view,
    index,
    show,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(-STEP),
    fit: () => setView((now) => ({ ...now, ...FIT })),
    rotate: () => setView((now) => ({ ...now, turn: (now.turn + 90) % 360 })),
  };
}

type Viewed = ReturnType<typeof useView>;

/** What each key does; the buttons do the same. */
const KEYS: Readonly<Record<string, (view: Viewed) => void>> = {
  ArrowLeft: (view) => view.show(view.index - 1),
  ArrowRight: (view) => view.show(view.index + 1),
  "+": (view) => view.zoomIn(),
  "=": (view) => view.zoomIn(),
  "-": (view) => view.zoomOut(),
  "0": (view) => view.fit(),
  t: (view) => view.rotate(),
};

const ICON = "size-4";

function Bar({
  view,
  count,
  onFullScreen,
}: {
  readonly view: Viewed;
  readonly count: number;
  readonly onFullScreen: () => void;
}) {
  const { index, zoom } = view;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-1 border-b border-line px-3 py-1.5 max-sm:gap-0 max-sm:pr-1">
      <span className="figures text-small font-medium" aria-live="polite">
        Receipt {index + 1} of {count}
      </span>
      <span className="flex-1" />
      {count === 1 ? null : (
        <>
          <IconButton
            size="sm"
            label="Previous receipt"
            icon={<ChevronLeft className={ICON} aria-hidden="true" />}
            disabledReason={index === 0 ? "This is the first." : undefined}
            onClick={() => view.show(index - 1)}
          />
          <IconButton
            size="sm"
            label="Next receipt"
            icon={<ChevronRight className={ICON} aria-hidden="true" />}
            disabledReason={index === count - 1 ? "This is the last." : undefined}
            onClick={() => view.show(index + 1)}
          />
        </>
      )}
      <IconButton
        size="sm"
        label="Zoom out"
        icon={<Minus className={ICON} aria-hidden="true" />}
        disabledReason={zoom === LEAST ? "It fits already." : undefined}
        onClick={view.zoomOut}
      />
      <span className="figures w-12 text-center text-small" aria-live="polite">
        {zoom} %
      </span>
      <IconButton
        size="sm"
        label="Zoom in"
        icon={<Plus className={ICON} aria-hidden="true" />}
        disabledReason={zoom === MOST ? "It cannot be larger." : undefined}
        onClick={view.zoomIn}
      />
      <Button size="sm" variant="ghost" onClick={view.fit}>
        Fit
      </Button>
      <IconButton
        size="sm"
        label="Turn"
        icon={<RotateCw className={ICON} aria-hidden="true" />}
        onClick={view.rotate}
      />
      <IconButton
        size="sm"
        label="Full screen"
        icon={<Maximize className={ICON} aria-hidden="true" />}
        onClick={onFullScreen}
      />
    </div>
  );
}

interface StageProps {
  readonly address: string;
  readonly view: Viewed;
  readonly stage: RefObject<HTMLDivElement | null> | undefined;
}

function Stage({ address, view, stage }: StageProps) {
  const [broken, setBroken] = useState(false);
  const { zoom, turn, index } = view;
  return (
    <div
      ref={stage}
      // it scrolls when it is zoomed in, so the keyboard must reach it
      tabIndex={0}
      role="group"
      aria-label="Receipt image, with arrow keys to the others, plus and minus to zoom, T to turn"
      className="min-h-0 flex-1 overflow-auto bg-press focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
    >
      {broken ? (
        <EmptyState
          icon={<ReceiptText />}
          title="This picture could not be loaded"
          action={<Button onClick={() => setBroken(false)}>Try again</Button>}
        />
      ) : (
        <div style={{ width: `${zoom}%`, height: `${zoom}%` }} className="p-4">
          <img
            src={address}
            alt={`Receipt ${index + 1}`}
            onError={() => setBroken(true)}
            style={{ rotate: `${turn}deg` }}
            className="size-full object-contain"
          />
        </div>
      )}
    </div>
  );
}

export interface ReceiptViewerProps {
  readonly images: readonly string[];
  /** Where the picture is, and where keys are pressed: for what gives it the focus. */
  readonly stage?: RefObject<HTMLDivElement | null>;
}

/** The pictures of a receipt, one at a time: zoomed in steps, turned, and gone through by keyboard (BILL-V3). */
export function ReceiptViewer({ images, stage }: ReceiptViewerProps) {
  const view = useView(images.length);
  const frame = useRef<HTMLDivElement>(null);
  const address = images[view.index];
  if (address === undefined)
    return (
      <EmptyState icon={<ReceiptText />} title="This bill came without a picture of its receipt" />
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // zoomed in, the arrows scroll
    if (view.zoom > LEAST && event.key.startsWith("Arrow")) return;
    const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act(view);
  };
  return (
    <div
      ref={frame}
      role="presentation"
      onKeyDown={onKeyDown}
      className="flex size-full flex-col bg-surface"
    >
      <Bar
        view={view}
        count={images.length}
        onFullScreen={() => void frame.current?.requestFullscreen()}
      />
      <Stage key={`${view.index} ${address}`} address={address} view={view} stage={stage} />
      {images.length > 1 ? (
        <div className="flex gap-2 overflow-x-auto border-t border-line p-2">
          {images.map((each, index) => (
            <button
              key={`${index} ${each}`}
              type="button"
              aria-label={`Receipt ${index + 1}`}
              aria-current={index === view.index}
              onClick={() => view.show(index)}
              className={classNames(
                "h-14 w-11 shrink-0 overflow-hidden rounded-small bg-press",
                index === view.index && "ring-2 ring-focus",
              )}
            >
              <img src={smallPicture(each)} alt="" className="size-full object-cover" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
