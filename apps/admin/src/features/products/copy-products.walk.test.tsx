import { productMessages } from "@marquee/domain/products/messages";
import { beforeAll, it } from "vitest";
import { walkCopies } from "../../testing/copy-walk.tsx";
import { throwBlanket } from "../../testing/example-content.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { ProductsScreen } from "./products-screen.tsx";

const product = (id: string, name: string) => ({ ...throwBlanket, id, name });

serveCalls(() => listResponse([product("p1", "Madder throw"), product("p2", "Weld throw")]));
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] copying products from their list shows and offers what it must in every state, and every transition can be taken", () =>
  walkCopies("copyProducts", {
    screen: <ProductsScreen />,
    plural: "products",
    success: productMessages.copyCreated,
    failure: productMessages.copyFailed,
  }));
