import type { HelpAddress } from "@marquee/domain/help/help-pages";

/** A control that opens the help has its address in this attribute. */
export const HELP_AT = "data-help";

/** The attributes of a control that opens the help when it is pressed. The shell of the panel listens for the press. */
export const helpAt = (address: HelpAddress) => ({ [HELP_AT]: address });

/** What a refused control adds to its reason if pressing it opens the help. */
export const PRESS_FOR_HELP = "Press to read more in the help.";
