import { Tabs as Radix } from "radix-ui";
import { memo, type ReactNode, type SyntheticEvent } from "react";
import { Count } from "../content/count.tsx";
import { classNames } from "../styles/class-names.ts";

export interface Tab {
  readonly value: string;
  readonly label: string;
  /** How many are behind it; absent while that is not known. */
  readonly count?: number | undefined;
  /** There are more than were counted. */
  readonly isMore?: boolean | undefined;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
  readonly className?: string;
  /** For a narrow panel: less room between the tabs. */
  readonly isDense?: boolean;
}

/** A tab that is pressed gets the focus by script, which browsers show as if the keyboard had put it there. */
const markPressed = ({ currentTarget }: SyntheticEvent) =>
  currentTarget.setAttribute("data-pressed", "");
const clearPressed = ({ currentTarget }: SyntheticEvent) =>
  currentTarget.removeAttribute("data-pressed");

type TabListProps = Pick<TabsProps, "label" | "tabs" | "value"> & { readonly isDense: boolean };

/** What a tab shows is rendered more often than the tabs are. */
const TabList = memo(function TabList({ label, tabs, value, isDense }: TabListProps) {
  return (
    <Radix.List
      aria-label={label}
      className={classNames(
        "flex overflow-x-auto border-b border-line px-4",
        isDense ? "gap-3.5 text-small" : "gap-6 md:px-6",
      )}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          onPointerDown={markPressed}
          onKeyDown={clearPressed}
          onBlur={clearPressed}
          className="-mb-px flex h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink data-pressed:outline-none"
        >
          <span>{tab.label}</span>
          {tab.count === undefined ? null : (
            <Count value={tab.count} isMore={tab.isMore ?? false} strong={tab.value === value} />
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
});

/** Views of one list. Arrow keys move between them; the content is rendered once, for the chosen one. */
export function Tabs({
  label,
  tabs,
  value,
  onValueChange,
  children,
  className,
  isDense = false,
}: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={className}>
      <TabList label={label} tabs={tabs} value={value} isDense={isDense} />
      <Radix.Content value={value} tabIndex={-1} className="min-h-0 outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
