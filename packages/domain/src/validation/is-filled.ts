/** Whether a person typed something; spaces alone are nothing. */
export const isFilled = (text: string): boolean => text.trim() !== "";
