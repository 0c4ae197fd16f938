/** The most characters of what is to be changed of a branch before it is approved (STORE-A11). */
export const LONGEST_SEND_BACK = 300;
