/** How long a success panel shows before it redirects (FORM-M8). */
export const REDIRECT_SECONDS = 3;
