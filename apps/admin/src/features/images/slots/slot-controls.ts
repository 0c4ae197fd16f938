import type { ControlProps } from "@marquee/ui/fields/field.tsx";

/** What a person can do with images, and the attributes of the button that chooses files. */
export interface SlotControls {
  readonly control: Partial<ControlProps>;
  readonly choose: () => void;
  readonly retry: (id: string) => void;
  /** Also calls off what is on its way. */
  readonly remove: (id: string) => void;
}
