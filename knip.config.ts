import type { KnipConfig } from "knip";

/** What packages serve by their `exports`, what tests need apart: a rule that tests alone call has no use. */
const served = {
  project: ["src/**/*.ts!", "!src/**/{testing/*,*.test}.ts!"],
  includeEntryExports: true,
};

/** `knip` finds what nothing uses; `knip --production` finds what only tests, proofs, benchmarks or tools use. */
export default ({ production = false }: { readonly production?: boolean }): KnipConfig => ({
  workspaces: {
    ".": {
      entry: ["scripts/*.mjs", "tools/*.{ts,js}"],
      ignoreDependencies: ["drizzle-orm", "@vitejs/plugin-react", "@sparticuz/chromium"],
    },
    "packages/domain": served,
    "packages/api": served,
    "packages/ui": { includeEntryExports: true },
    "packages/machines": served,
    "packages/charts": served,
    "packages/sandbox": { ...served, entry: ["src/browser/*.js!", "src/testing/*.tsx"] },
    "packages/cli": { entry: ["src/**/*.test.ts"] },
    "apps/server": { entry: ["src/start.mjs!", "src/{main,operate}.ts!", "src/**/*.test.ts"] },
    "apps/statecharts": {
      entry: ["*.ts!", "src/**/*.test.{ts,tsx}"],
      project: ["**/*.{ts,tsx,css}!", "!src/**/{testing/*,*.test}.{ts,tsx}!"],
      ignoreDependencies: ["facts"],
    },
    "apps/help": { entry: ["build/*.ts!", "build/**/*.test.ts"] },
    "apps/admin": {
      // the build has the parts of the panel loaded by the one, and draws outlines by the other
      entry: [
        "src/app/load-part.ts!",
        "src/page-kit/outline/drawn-outlines.tsx!",
        "src/**/*.test.{ts,tsx}",
      ],
      project: [
        "src/**/*.{ts,tsx,css}!",
        "build/*.ts",
        "!src/**/{testing/*,*.test,*-harness}.{ts,tsx}!",
      ],
    },
    e2e: { entry: ["**/*.e2e.ts", "help-images/*.ts"] },
    bench: { entry: ["src/bare-server.ts", "src/bare-page/page.tsx", "src/collect-garbage.ts"] },
    verification: { entry: ["src/**/*.test.ts", "src/proof/*.ts"] },
  },
  ignoreExportsUsedInFile: true,
  ...(production
    ? {
        ignoreWorkspaces: ["e2e", "bench"],
        // served to the tests of other packages; how these walk every path of a machine; and how `npm run charts` lays them out
        ignoreIssues: {
          "packages/*/src/testing/*": ["exports", "types"],
          "packages/charts/src/{walk/*,layout/lay-out}.ts": ["exports", "types"],
        },
      }
    : {}),
});
