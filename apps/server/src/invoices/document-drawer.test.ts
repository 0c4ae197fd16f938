import { describe, expect, it } from "vitest";
import { Refusal } from "../platform/refusal/refusal.ts";
import { documentDrawer, type DocumentDrawer, type DrawerLimits } from "./document-drawer.ts";
import { documentPdf, type PrintedDocument } from "./document-pdf.ts";

const NAMES = [
  "Atelier Boréal",
  "Кафе «Весна»",
  "北方工作室",
  "カフェさくら",
  "카페 봄",
  "ร้านน้ำชา",
  "हिन्दी दुकान",
  "தமிழ் கடை",
  "בית קפה",
  "مقهى الربيع",
];

const documentOf = (name: string): PrintedDocument => ({
  document: {
    kind: "Invoice",
    number: "INV-2026-000001",
    createdOn: "2026-03-01T18:00:00.000Z",
    facts: [
      ["Branch", name],
      ["Payment method", "PayPal"],
    ],
    stamps: ["PAID"],
    about: name,
    lines: [],
  },
  seller: { lines: ["Marquee Inc."], taxNumbers: [] },
  buyer: { lines: [name], taxNumbers: [] },
});

/** Few may wait; the threads give way to all else, so that on a busy machine one may take long. */
const FEW: DrawerLimits = { waiting: 6, share: 3, within: 120_000 };

async function withDrawer<T>(
  use: (documents: DocumentDrawer) => Promise<T>,
  limits: DrawerLimits = { ...FEW, waiting: 64, share: 32 },
): Promise<T> {
  const documents = documentDrawer(limits);
  try {
    return await use(documents);
  } finally {
    await documents.close();
  }
}

const SECOND = 1_000_000;

describe("documents that are drawn", () => {
  it("[INV-P7] have the bytes that they have in any thread", async () => {
    const printed = documentOf("Atelier Boréal, 北方");
    const drawn = await withDrawer((documents) => documents.draw("merchant", printed));
    if (drawn instanceof Refusal) throw new Error(drawn.failure.message);
    expect(drawn.equals(await documentPdf(printed))).toBe(true);
  });

  it("[COMPUTE-P1] take little of the thread that responds to requests, one in each of ten scripts", async () => {
    const own = process.threadCpuUsage();
    const all = process.cpuUsage();
    const documents = NAMES.map(documentOf);
    const drawn = await withDrawer((drawer) =>
      Promise.all(documents.map((document) => drawer.draw("merchant", document))),
    );
    const { user, system } = process.threadCpuUsage(own);
    const whole = process.cpuUsage(all);
    for (const bytes of drawn) expect(bytes).toBeInstanceOf(Buffer);
    // the time of the processor, not that of the clock: a busy machine changes neither
    expect(whole.user).toBeGreaterThan(SECOND / 2);
    expect((user + system) / (whole.user + whole.system)).toBeLessThan(0.5);
  });

  it("[INV-P7] are refused for a moment beyond a person's share, and others' are not", async () => {
    await withDrawer(async (documents) => {
      const many = Array.from({ length: 4 }, () => documents.draw("merchant", documentOf("A")));
      const other = documents.draw("other", documentOf("B"));
      const drawn = await Promise.all(many);
      const refused = drawn.filter((each) => each instanceof Refusal);
      expect(refused).toHaveLength(1);
      expect(refused[0]).toMatchObject({ status: 503, retryAfter: 2 });
      expect(await other).toBeInstanceOf(Buffer);
      // a share that was used up is free again
      expect(await documents.draw("merchant", documentOf("A"))).toBeInstanceOf(Buffer);
    }, FEW);
  });

  it("[INV-P7] are refused when too many persons ask at once", async () => {
    await withDrawer(async (documents) => {
      const drawn = await Promise.all(
        Array.from({ length: 12 }, (_, at) => documents.draw(`person ${at}`, documentOf("A"))),
      );
      expect(drawn.filter((each) => each instanceof Refusal).length).toBeGreaterThanOrEqual(4);
    }, FEW);
  });

  it("[COMPUTE-P1] end with the server, whatever is being drawn", async () => {
    const documents = documentDrawer();
    const drawing = documents.draw("merchant", documentOf("北方"));
    const [ended] = await Promise.allSettled([drawing, documents.close()]);
    expect(ended.status).toBe("rejected");
  });
});
