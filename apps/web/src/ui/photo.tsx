import { photoOf } from '@farad/domain/site';

import { useImageAddress } from './drawing.tsx';

/** Photo in the smallest size that is sharp at `width` CSS pixels. A photo from another host has only one size. */
export function Photo({
  path,
  alt,
  width,
  height,
  className = '',
  isFirst = false,
}: {
  path: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  /** True = the main picture of the page, which loads immediately. */
  isFirst?: boolean;
}) {
  const addressOf = useImageAddress();
  const photo = photoOf(path);
  const image = (
    <img
      src={addressOf(photo?.preview ?? path)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={`object-contain ${className}`}
    />
  );
  if (photo === null) return image;
  const sources = [
    ['image/avif', photo.avif],
    ['image/webp', photo.webp],
  ] as const;
  return (
    <picture>
      {sources.map(([type, sizes]) => (
        <source
          key={type}
          type={type}
          sizes={`${width}px`}
          srcSet={sizes.map((size) => `${addressOf(size.path)} ${size.width}w`).join(', ')}
        />
      ))}
      {image}
    </picture>
  );
}
