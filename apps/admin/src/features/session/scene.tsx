import { Badge } from "@marquee/ui/content/badge.tsx";
import linen from "./artwork/linen.svg";
import stoneware from "./artwork/stoneware.svg";

const STRIPES = [0, 1, 2, 3, 4, 5, 6];
const SCALLOP = "h100v128a50 50 0 0 1-100 0z";
const CLICKS = "M1 34 13 31 25 32 37 26 49 27 61 20 73 22 85 15 97 17 109 11 121 13 133 7 153 4";

function Awning() {
  return (
    <svg
      viewBox="0 0 700 204"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 h-[204px] w-full"
    >
      <g className="fill-accent-strong opacity-10">
        {STRIPES.map((stripe) => (
          <path key={stripe} d={`M${stripe * 100} 0h100v144a50 50 0 0 1-100 0z`} />
        ))}
      </g>
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 100} 0${SCALLOP}`}
          className={stripe % 2 === 0 ? "fill-accent" : "fill-(--mark-pale)"}
        />
      ))}
    </svg>
  );
}

function OfferCard() {
  return (
    <div className="absolute top-0 left-[108px] w-[344px] overflow-hidden rounded-frame bg-raised shadow-float">
      <img src={linen} alt="" width={344} height={189} className="h-[189px] w-full object-cover" />
      <div className="px-5 pt-4 pb-[18px]">
        <p className="text-section">Spring linen, 25% off</p>
        <p className="text-small text-muted">Washed bedding in twelve colours</p>
        <div className="mt-3.5 flex items-center justify-between">
          <Badge tone="ok">Live</Badge>
          <span className="figures text-small text-muted">2 – 16 March</span>
        </div>
      </div>
    </div>
  );
}

/** An illustration of the product. Nothing in it is data, so screen readers skip it. */
export function Scene() {
  return (
    <div
      aria-hidden="true"
      className="relative m-4 ml-0 overflow-hidden rounded-frame bg-linear-to-b from-(--scene-from) to-(--scene-to) to-78%"
    >
      <Awning />
      <div className="absolute top-[33%] left-1/2 -ml-[280px] h-[420px] w-[560px]">
        <OfferCard />
        <div className="absolute top-[306px] left-6 flex w-[184px] items-center gap-3 rounded-card bg-raised px-4 py-3.5 shadow-float">
          <img src={stoneware} alt="" width={40} height={40} className="size-10 rounded-small" />
          <div>
            <p className="text-small font-medium">Stoneware</p>
            <p className="text-tiny text-muted">Two for one</p>
          </div>
        </div>
        <div className="absolute top-[132px] -right-3.5 w-[186px] rounded-card bg-raised px-4 py-3.5 shadow-float">
          <p className="text-tiny text-muted">Clicks, last 14 days</p>
          <p className="figures text-title">3,482</p>
          <svg viewBox="0 0 154 40" width="154" height="40" className="mt-1.5 block">
            <path d={`${CLICKS}V40H1z`} className="fill-accent-tint" />
            <path
              d={CLICKS}
              className="fill-none stroke-data-1"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          </svg>
        </div>
      </div>
      <div className="absolute inset-x-14 bottom-11 text-center">
        <p className="text-title">Put your offers where the neighbourhood looks</p>
        <p className="text-muted">From one city to the whole country, from 1.00 CAD a day.</p>
      </div>
    </div>
  );
}
