import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

export interface Assets {
  /** The folder that they are in, and the address below which they are served. */
  readonly root: string;
  readonly prefix: string;
  /** Whether the build has stored them compressed too. */
  readonly preCompressed?: boolean;
}

/** Serves built files that carry their hash in their name: the browser stores them for a year. */
export const serveAssets = async (app: FastifyInstance, assets: Assets): Promise<void> => {
  await app.register(fastifyStatic, {
    ...assets,
    immutable: true,
    maxAge: "365d",
    index: false,
    wildcard: true,
    decorateReply: false,
  });
};
