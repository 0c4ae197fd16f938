import { read } from "../http/route.ts";

export const caseRoutes = { read: read("/cases/:kind/:id") } as const;
