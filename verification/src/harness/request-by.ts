import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { SignedInRequest } from "@marquee/server/platform/http/request";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import type { TestServer } from "./test-server.ts";

/** The request of a user of the world, for tests without a network. */
export async function requestBy(server: TestServer, who: string): Promise<SignedInRequest> {
  const { data: user } = await server.call<LoggedUser>(who, "GET", "/session");
  const scope = {
    kind: "company",
    companyId: user.companyId ?? "",
    storeId: user.storeId,
  } as const;
  return {
    user,
    scope,
    now: server.clock.now(),
    version: null,
    origin: "http://localhost",
    address: "127.0.0.1",
    asksForPrivacy: false,
    log: server.app.log,
    transaction: <T>(work: Parameters<typeof withScope<T>>[2]) =>
      withScope(server.pool, scope, work, { actor: user.email, origin: "test" }),
  };
}
