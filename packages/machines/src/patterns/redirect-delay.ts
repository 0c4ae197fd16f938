/** How long a success panel shows before it redirects, in milliseconds (FORM-M8). */
export const REDIRECT_DELAY = 3000;
