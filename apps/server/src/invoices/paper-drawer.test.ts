import { describe, expect, it } from "vitest";
import { Refusal } from "../platform/refusal/refusal.ts";
import { paperDrawer, type PaperDrawer } from "./paper-drawer.ts";
import { paperPdf, type PrintedPaper } from "./paper-pdf.ts";

const NAMES = [
  "Atelier Boréal",
  "Кафе «Весна»",
  "Ωμέγα",
  "Հայկական",
  "ქართული",
  "北方工作室",
  "カフェさくら",
  "카페 봄",
  "ร้านน้ำชา",
  "ຮ້ານກາເຟ",
  "हिन्दी दुकान",
  "বাংলা দোকান",
  "ਪੰਜਾਬੀ ਦੁਕਾਨ",
  "ગુજરાતી દુકાન",
  "தமிழ் கடை",
  "బజారు",
  "ಅಂಗಡಿ",
  "കട",
  "בית קפה",
  "مقهى الربيع",
];

const paperOf = (name: string): PrintedPaper => ({
  paper: {
    title: "Invoice INV-2026-000001",
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

async function withDrawer<T>(use: (papers: PaperDrawer) => Promise<T>): Promise<T> {
  const papers = paperDrawer();
  try {
    return await use(papers);
  } finally {
    await papers.close();
  }
}

const SECOND = 1_000_000;

describe("papers that are drawn", () => {
  it("[INV-P7] have the bytes that they have in any thread", async () => {
    const printed = paperOf("Atelier Boréal, 北方");
    const drawn = await withDrawer((papers) => papers.draw("merchant", printed));
    if (drawn instanceof Refusal) throw new Error(drawn.failure.message);
    expect(drawn.equals(await paperPdf(printed))).toBe(true);
  });

  it("[COMPUTE-P1] take little of the thread that responds to requests, 24 in 20 scripts", async () => {
    const own = process.threadCpuUsage();
    const all = process.cpuUsage();
    const papers = Array.from({ length: 24 }, (_, at) => paperOf(NAMES[at % NAMES.length] ?? ""));
    const drawn = await withDrawer((drawer) =>
      Promise.all(papers.map((paper) => drawer.draw("merchant", paper))),
    );
    const { user, system } = process.threadCpuUsage(own);
    const whole = process.cpuUsage(all);
    for (const bytes of drawn) expect(bytes).toBeInstanceOf(Buffer);
    // the time of the processor, not that of the clock: a busy machine changes neither
    expect(whole.user).toBeGreaterThan(SECOND / 2);
    expect((user + system) / (whole.user + whole.system)).toBeLessThan(0.2);
  });

  it("[INV-P7] are refused for a moment beyond a person's share, and others' are not", async () => {
    await withDrawer(async (papers) => {
      const many = Array.from({ length: 33 }, () => papers.draw("merchant", paperOf("A")));
      const other = papers.draw("other", paperOf("B"));
      const drawn = await Promise.all(many);
      const refused = drawn.filter((each) => each instanceof Refusal);
      expect(refused).toHaveLength(1);
      expect(refused[0]).toMatchObject({ status: 503, retryAfter: 2 });
      expect(await other).toBeInstanceOf(Buffer);
      // a share that was used up is free again
      expect(await papers.draw("merchant", paperOf("A"))).toBeInstanceOf(Buffer);
    });
  });

  it("[INV-P7] are refused when too many persons ask at once", async () => {
    await withDrawer(async (papers) => {
      const drawn = await Promise.all(
        Array.from({ length: 70 }, (_, at) => papers.draw(`person ${at}`, paperOf("A"))),
      );
      expect(drawn.filter((each) => each instanceof Refusal).length).toBeGreaterThanOrEqual(4);
    });
  });

  it("[COMPUTE-P1] end with the server, whatever is being drawn", async () => {
    const papers = paperDrawer();
    const drawing = papers.draw("merchant", paperOf("北方"));
    const [ended] = await Promise.allSettled([drawing, papers.close()]);
    expect(ended.status).toBe("rejected");
  });
});
