/** Every success panel counts this down, in milliseconds, before it goes on by itself (FORM-M8). */
export const REDIRECT_DELAY = 3000;
