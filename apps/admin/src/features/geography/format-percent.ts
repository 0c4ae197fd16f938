/** A tax as users read it: `14.975 %`. */
export const formatPercent = (percent: number): string => `${percent} %`;
