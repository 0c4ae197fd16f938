import { createContext, useContext, type ComponentType } from "react";

export interface PlainWordsProps {
  /** A message whose letters are fixed. */
  readonly message: string;
}

/** Renders what a message means in plain words, if its English does not say it (SCREEN-T5). The panel provides it. */
export const PlainWordsContext = createContext<ComponentType<PlainWordsProps> | null>(null);

/** The plain words beside a message; nothing if it has none, or where no words are provided. */
export function PlainWords({ message }: PlainWordsProps) {
  const Words = useContext(PlainWordsContext);
  return Words ? <Words message={message} /> : null;
}
