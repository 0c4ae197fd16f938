import { constants, brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;
/** What is smaller gains nothing. */
const WORTH = 1400;

/** Puts a compressed copy beside each text file, so that the server compresses none while a request waits. */
export const compressedFiles: Plugin = {
  name: "compressed-files",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const source = file.type === "chunk" ? file.code : file.source;
        if (!TEXT.test(file.fileName) || source.length < WORTH) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        this.emitFile({
          type: "asset",
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(source, { params }),
        });
        this.emitFile({
          type: "asset",
          fileName: `${file.fileName}.gz`,
          source: gzipSync(source, { level: 9 }),
        });
      }
    },
  },
};
