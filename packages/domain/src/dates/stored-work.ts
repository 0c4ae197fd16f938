/** What only helps to work, such as mails that were sent, is stored for so many months: one can be compared with that a year ago (RETAIN-1). */
export const WORK_MONTHS = 13;

/** The same in days, which are counted: no month of them is cut short. */
export const WORK_DAYS = Math.ceil((WORK_MONTHS * 365.25) / 12);
