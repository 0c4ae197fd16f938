/** Whether the browser asks that nothing is counted (TRAFFIC-P3). */
export const asksNotToCount = (): boolean =>
  Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1";
