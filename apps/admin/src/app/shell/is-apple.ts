/** Whether shortcuts are pressed with ⌘ here. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
