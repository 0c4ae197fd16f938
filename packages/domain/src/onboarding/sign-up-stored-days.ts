/** After how many days a stored sign-up is deleted (ONBOARD-R4). */
export const SIGN_UP_STORED_DAYS = 30;
