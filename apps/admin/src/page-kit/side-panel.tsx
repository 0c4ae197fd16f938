import { useNarrow } from "@marquee/ui/browser/media.ts";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { X } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentType,
  type ReactNode,
} from "react";

export interface SidePanelProps {
  readonly title: string;
  /** What it is about, under the title. */
  readonly about?: ReactNode;
  /** What it is about, before the title. */
  readonly image?: ReactNode;
  readonly onClose: () => void;
  /** Something is filled in here, which takes more room than what is read. */
  readonly wide?: boolean;
  /** Buttons, which stay at the end of the panel. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Takes the focus, and gives it back to what opened the panel; Escape closes it. */
function useBorrowedFocus(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // on a detail page Escape would otherwise lead back to the list
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const opener = document.activeElement;
    const opened = panel.current;
    opened?.focus();
    opened?.addEventListener("keydown", close);
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return panel;
}

/** Only narrow screens need it, and lists show before it has come; if it cannot be loaded the column takes the whole width. */
const NarrowDialog = onDemand(
  async () => (await import("@marquee/ui/overlays/dialog.tsx")).Dialog,
  {
    failed: (_failure, { title, description, footer, onOpenChange, children }) => (
      <Column title={title} about={description} footer={footer} onClose={() => onOpenChange(false)}>
        {children}
      </Column>
    ),
  },
);

/** The page's second column, beside the rows and never over them; on a narrow screen a dialog over the whole of it. */
export function SidePanel(props: SidePanelProps) {
  const { title, about, onClose, footer, children } = props;
  if (!useNarrow()) return <Column {...props} />;
  return (
    <NarrowDialog open onOpenChange={onClose} title={title} description={about} footer={footer}>
      {children}
    </NarrowDialog>
  );
}

function Column({ title, about, image, onClose, wide = false, footer, children }: SidePanelProps) {
  const id = useId();
  const panel = useBorrowedFocus(onClose);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-layer
      aria-labelledby={id}
      className={classNames(
        "relative flex shrink-0 flex-col overflow-y-auto border-l border-line bg-canvas outline-none max-md:w-full",
        wide ? "w-[28.5rem]" : "w-[23.25rem]",
      )}
    >
      <div className="sticky top-0 z-10 flex items-start gap-3 bg-canvas px-5 pt-5 pb-3">
        {image}
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          {about ? <p className="text-small text-muted [overflow-wrap:anywhere]">{about}</p> : null}
        </div>
        <IconButton
          label={`Close “${title}”`}
          size="sm"
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={onClose}
          className="-mr-2"
        />
      </div>
      <div className={classNames("flex-1 px-5", wide ? "flex flex-col" : "pb-8")}>{children}</div>
      {footer === undefined ? null : (
        <div className="sticky bottom-0 z-10 flex shrink-0 flex-wrap gap-2 border-t border-line bg-canvas px-5 py-3">
          {footer}
        </div>
      )}
    </aside>
  );
}

/** A panel whose code is loaded when it is first opened; if that fails it opens with that alone, and can be closed. */
export const sidePanelOnDemand = <Props extends Pick<SidePanelProps, "onClose">>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
) =>
  onDemand(load, {
    failed: ({ note }, { onClose }) => (
      <SidePanel title={title} onClose={onClose}>
        {note}
      </SidePanel>
    ),
  });

/** A page with a panel beside it, or without one. Beside it, a table leaves out its spare columns if it gets too narrow. */
export function WithSidePanel({
  panel,
  children,
}: {
  readonly panel: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex min-h-0 flex-1 max-md:min-h-max">
      <div
        className={classNames(
          "flex min-h-0 min-w-0 flex-1 flex-col",
          panel !== null && "md:@container/beside",
        )}
      >
        {children}
      </div>
      {panel}
    </div>
  );
}
