/** A field's name in words, if its label is not shown: "subHeading" is "Sub heading". */
export const fieldWords = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
