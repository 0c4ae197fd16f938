/** Whether a text is a phone number as forms take it: ten digits and nothing else (FORM-E2). */
export const isMobile = (text: string): boolean => /^\d{10}$/.test(text.trim());

/** What a phone field keeps of what is typed: its first ten characters (FORM-E2). */
export const cappedMobile = (typed: string): string => typed.slice(0, 10);
