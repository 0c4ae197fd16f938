/** How many months what only helps to work is stored, such as sent mails: one can be compared with that a year ago (RETAIN-1). */
export const WORK_MONTHS = 13;

/** The same period in days, rounded up so that no month is cut short. */
export const WORK_DAYS = Math.ceil((WORK_MONTHS * 365.25) / 12);
