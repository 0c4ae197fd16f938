import { imageAddress } from "@marquee/api/http/image-path";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import {
  EmptyValue,
  textsOf,
  type ShownAs,
  type ShowValue,
} from "../../page-kit/form/shown-value.tsx";

const Images: ShowValue = ({ value }) => {
  const images = textsOf(value);
  if (images.length === 0) return <EmptyValue />;
  return (
    <span className="flex flex-wrap gap-1.5">
      {images.map((image, index) => (
        <Thumb
          key={image}
          src={imageAddress(image, "w=160&h=160")}
          alt={`Image ${index + 1}`}
          size={72}
        />
      ))}
    </span>
  );
};

/** Images as thumbnails. */
export const imagesShownAs: ShownAs = {
  fullImage: Images,
  images: Images,
  logo: Images,
  companyLogo: Images,
  image: Images,
};
