/** How many bytes bodies hold that are on their way, over all connections and from or to each address (LIMIT-11, LIMIT-20). */
export interface BodyMemory {
  /** Takes room for more bytes of an address; false if there is none left. */
  readonly take: (address: string, bytes: number) => boolean;
  /** Gives room back that was taken. */
  readonly release: (address: string, bytes: number) => void;
}

/** Limits the bytes in memory over all connections, and the part of them that one address may hold. */
export function bodyMemory(most: {
  readonly inAll: number;
  readonly byAddress: number;
}): BodyMemory {
  const held = new Map<string, number>();
  let inAll = 0;
  return {
    take: (address, bytes) => {
      const before = held.get(address) ?? 0;
      if (inAll + bytes > most.inAll || before + bytes > most.byAddress) return false;
      held.set(address, before + bytes);
      inAll += bytes;
      return true;
    },
    release: (address, bytes) => {
      const left = (held.get(address) ?? 0) - bytes;
      if (left > 0) held.set(address, left);
      else held.delete(address);
      inAll -= bytes;
    },
  };
}
