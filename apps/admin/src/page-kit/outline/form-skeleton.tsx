import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

const FIELDS = [0, 1, 2, 3, 4];

/** The fields of a form while what is stored is on its way. */
export const FormSkeleton = () => (
  <Loading className="flex max-w-[calc(var(--form)+3rem)] 2xl:mx-auto flex-col gap-5 px-4 py-4 md:px-6">
    {FIELDS.map((field) => (
      <div key={field} className="flex flex-col gap-1.5">
        <Skeleton className="my-1 h-3 w-24" />
        <Skeleton className="h-9 w-full rounded-control" />
      </div>
    ))}
  </Loading>
);
