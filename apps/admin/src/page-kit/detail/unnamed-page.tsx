import type { NamedAddress } from "../address.ts";
import { PageHeader } from "../page-header.tsx";
import { NothingToRead } from "./nothing-to-read.tsx";

export interface UnnamedPageProps {
  /** What it is, in small letters: "offer". */
  readonly noun: string;
  readonly parent: NamedAddress;
}

/** What an address without an id shows: there is nothing to read (SCREEN-R4). */
export function UnnamedPage({ noun, parent }: UnnamedPageProps) {
  return (
    <>
      <PageHeader title={`This ${noun}`} parent={parent} />
      <NothingToRead
        title={`No ${noun} is named here`}
        detail="Choose one in the list."
        parent={parent}
      />
    </>
  );
}
