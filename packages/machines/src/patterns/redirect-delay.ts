import { REDIRECT_SECONDS } from "@marquee/domain/forms/redirect-seconds";

/** How long a success panel shows before it redirects, in milliseconds (FORM-M8). */
export const REDIRECT_DELAY = REDIRECT_SECONDS * 1000;
