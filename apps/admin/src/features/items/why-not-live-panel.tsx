import { itemStatus } from "@marquee/domain/items/item-status";
import { useNow } from "@marquee/ui/browser/now.ts";
import { SidePanel } from "../../page-kit/side-panel.tsx";
import { WhyLive, type WhyLiveProps } from "./why-live.tsx";

export interface WhyNotLivePanelProps extends WhyLiveProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** Why an item is live or not, beside its list. */
export function WhyNotLivePanel({ title, onClose, ...asked }: WhyNotLivePanelProps) {
  return (
    <SidePanel title={useWhyTitle(asked.item)} about={title} onClose={onClose}>
      <WhyLive {...asked} />
    </SidePanel>
  );
}

/** The question that is answered, by the status of the item. */
export const useWhyTitle = (item: WhyLiveProps["item"]): string =>
  itemStatus(item, useNow()) === "live" ? "Why is it live?" : "Why isn’t it live?";
