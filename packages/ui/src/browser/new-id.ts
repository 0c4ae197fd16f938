/** A fresh id: 32 lower-case hexadecimal characters, made here so that a create can be repeated safely. */
export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
