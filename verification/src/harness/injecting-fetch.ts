import type { FastifyInstance, InjectOptions } from "fastify";

const METHODS: readonly string[] = ["GET", "POST"];

const isMethod = (text: string): text is "GET" | "POST" => METHODS.includes(text);

/** A `fetch` that hands its requests to an app of this process, so that it need not listen. */
export const injectingFetch =
  (app: () => FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    if (!isMethod(method)) throw new Error(`${method} is not handed on`);
    const options: InjectOptions = {
      method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(method === "POST" ? { payload: await request.text() } : {}),
    };
    const response = await app().inject(options);
    const type = response.headers["content-type"];
    return new Response(response.body, {
      status: response.statusCode,
      headers: typeof type === "string" ? { "content-type": type } : {},
    });
  };
