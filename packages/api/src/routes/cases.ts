import { extension, read } from "../http/route.ts";

export const caseRoutes = { read: extension(read("/cases/:kind/:id")) } as const;
