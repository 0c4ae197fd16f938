import type { ReactNode } from "react";
import type { PageKind } from "./page-kind.ts";
import { OUTLINES } from "./page-outline.tsx";
import { ShellOutline } from "./shell-outline.tsx";

const inShell = (kind: PageKind): ReactNode =>
  kind === "public" ? OUTLINES.public : <ShellOutline kind={kind} />;

/** What the server draws into the page of each kind until its code is there. The build reads it (`build/page-chunks.ts`). */
export const DRAWN = Object.fromEntries(
  (Object.keys(OUTLINES) as readonly PageKind[]).map((kind) => [kind, inShell(kind)]),
);
