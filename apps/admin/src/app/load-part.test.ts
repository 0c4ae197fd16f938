import { afterEach, expect, it, vi } from "vitest";
import { __vitePreload as loadPart } from "./load-part.ts";

const failures: unknown[] = [];
const note = (event: Event & { payload?: unknown }) => failures.push(event.payload);
window.addEventListener("vite:preloadError", note);

afterEach(() => {
  failures.length = 0;
});

const serve = (respond: () => Response) => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    return Promise.resolve(respond());
  });
  return requests;
};

it("[SCREEN-B3] imports a part once its files are fetched, and fetches each file once", async () => {
  const requests = serve(() => new Response("export {}"));
  expect(await loadPart(() => Promise.resolve("part"), ["assets/a.js", "assets/b.js"])).toBe(
    "part",
  );
  expect(await loadPart(() => Promise.resolve("other"), ["assets/b.js"])).toBe("other");
  expect(requests).toEqual(["/assets/a.js", "/assets/b.js"]);
});

it("[SCREEN-B3] does not import a part whose file is missing, reports it, and fetches the file again", async () => {
  const imported = vi.fn<() => Promise<string>>(() => Promise.resolve("part"));
  serve(() => new Response("", { status: 503 }));
  // not by its message: what watches the version of the panel gives it another one
  await expect(loadPart(imported, ["assets/c.js"])).rejects.toThrow(TypeError);
  expect(imported).not.toHaveBeenCalled();
  expect(failures).toHaveLength(1);
  const requests = serve(() => new Response("export {}"));
  expect(await loadPart(imported, ["assets/c.js"])).toBe("part");
  expect(requests).toEqual(["/assets/c.js"]);
});

it("[SCREEN-B3] fetches no file that the page itself names", async () => {
  const link = Object.assign(document.createElement("link"), { href: "/assets/d.js" });
  document.head.append(link);
  const requests = serve(() => new Response("export {}"));
  expect(await loadPart(() => Promise.resolve("part"), ["assets/d.js"])).toBe("part");
  expect(requests).toEqual([]);
  link.remove();
});
