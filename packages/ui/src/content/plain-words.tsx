import { createContext, useContext, type ReactNode } from "react";

/** Renders what a message means in plain words, if its English does not say it (SCREEN-T5). The panel provides it. */
export const PlainWordsContext = createContext<(message: string) => ReactNode>(() => null);

/** The plain words beside a message whose letters are fixed; nothing if it has none. */
export const PlainWords = ({ message }: { readonly message: string }) =>
  useContext(PlainWordsContext)(message);
