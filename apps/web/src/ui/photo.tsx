import { photoOf } from '@farad/domain/site';

import { useImageAddress } from './drawing.tsx';

/**
 * A photo by its path, in the smallest of its sizes that is sharp at `width` CSS pixels. A photo of somebody else has one
 * size.
 */
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
  /** What one came to see: loaded at once. */
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
