import type { NamedAddress } from "../address.ts";
import { NothingToRead } from "./nothing-to-read.tsx";

/** What an address names: a page, a form or a step that is about one thing has it. */
export interface NamedThing {
  /** What it is, in small letters: "offer". */
  readonly noun: string;
  /** The list of such things, by its name. */
  readonly list: NamedAddress;
}

/** Shown in place of what an address names, if nothing has that id (SCREEN-R4). */
export const NoSuchThing = ({ noun, list }: NamedThing) => (
  <NothingToRead
    title={`There is no such ${noun}`}
    detail="It may have been deleted, or belong to another company."
    parent={list}
  />
);
