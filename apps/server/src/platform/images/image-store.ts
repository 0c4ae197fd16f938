/** The store cannot be reached, or will not have us. Nothing was changed; `reason` is for the log. */
export class StoreAway {
  readonly tag = "StoreAway";
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Where images are stored, by name, such as `offers/<hash>.webp`. A name's content never changes. Null: nothing is there. */
export interface ImageStore {
  readonly get: (name: string) => Promise<Buffer | null | StoreAway>;
  readonly put: (name: string, bytes: Buffer) => Promise<StoreAway | undefined>;
  /** What is not there is as good as removed. */
  readonly remove: (name: string) => Promise<StoreAway | undefined>;
}
