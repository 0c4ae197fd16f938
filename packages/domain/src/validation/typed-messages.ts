/** What the field of an amount or a percentage says of a text that it cannot read: how it is written (FORM-E5). */
export const typedMessages = {
  amount: "Write an amount like 1148.50, without a currency.",
  percentage: "Write a percentage like 12.5, without the % sign.",
} as const;
