export const LONGEST_SEND_BACK = 300;
