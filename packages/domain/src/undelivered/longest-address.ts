/** The most characters of an address, as a mail has it. */
export const LONGEST_ADDRESS = 254;
