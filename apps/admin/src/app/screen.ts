import type { Ability } from "@marquee/domain/access/ability";
import type { KnownMenuEntry } from "@marquee/domain/access/menu-entries";
import type { LucideIcon } from "lucide-react";
import type { FunctionComponent } from "react";
import type { FirstRows } from "../page-kit/first-rows.ts";
import type { ScreenSearch } from "../page-kit/screen-search.ts";
import type { DeclaredPage } from "./screen-on-demand.tsx";

/** A page of the panel, behind the sign-in. */
interface Page extends DeclaredPage {
  /** What follows the base path `/ADMIN-UI`. */
  readonly path: `/home/${string}`;
  /** Other paths that show it as well. */
  readonly aliases?: readonly `/home/${string}`[];
  /** What its address may name besides the path. Absent: nothing. */
  readonly search?: ScreenSearch;
  /** What a person must be allowed to do to see it; the others read why not. Absent: everyone sees it. */
  readonly ability?: Ability;
  /** The path of the page that this address shows with a panel of its own, such as the form beside a list. Absent: its own. */
  readonly page?: `/home/${string}`;
  /** Loads the screen's code. */
  readonly load: () => Promise<FunctionComponent>;
  /** Loads how the rows that a list shows first are fetched, before it is known who sees them: of lists that every user may see. */
  readonly rows?: () => Promise<FirstRows>;
  readonly menu?: never;
  readonly icon?: never;
}

/** A page that the side menu and the palette lead to, by the name and the path that the domain's menu gives it. */
type MenuPage<Known> = Known extends KnownMenuEntry
  ? Omit<Page, "path" | "menu" | "icon"> & {
      readonly path: Known["path"];
      readonly menu: Known["entry"];
      readonly icon: LucideIcon;
    }
  : never;

export type Screen = Page | MenuPage<KnownMenuEntry>;
