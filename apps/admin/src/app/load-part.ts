/** The files that were loaded or are being loaded, by their addresses. */
const loaded = new Map<string, Promise<void>>();

/** What the page itself names, it loads itself. */
const isLoadedByPage = (url: string): boolean =>
  document.querySelector(`link[href="${url}"]`) !== null;

function addStyleSheet(url: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new TypeError(`${url} could not be loaded`));
    });
    document.head.append(link);
  });
}

async function fetchModule(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url} responded with ${response.status}`);
  // read to its end, so that the import finds it in the cache
  await response.arrayBuffer();
}

/** Loads a file once; one that could not be loaded is loaded again by the next call. */
function loadOnce(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  if (isLoadedByPage(url)) return Promise.resolve();
  const loading = url.endsWith(".css") ? addStyleSheet(url) : fetchModule(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

/**
 * Imports a part of the panel after its files were fetched. Many browsers keep the failure of a module until the page is loaded
 * anew (Chromium before version 156), so that an import whose file is missing could never be repeated (SCREEN-B3). The build
 * calls this for each `import()`, under the name that it expects, with the files that the import needs. If one is missing it
 * dispatches the event of the build, `vite:preloadError`, and rejects.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => loadOnce(`${import.meta.env.BASE_URL}${file}`)));
    return await load();
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
    throw error;
  }
}
