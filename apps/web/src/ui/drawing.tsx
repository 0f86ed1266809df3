import { imageAddress } from '@farad/domain/site';
import { createContext, useContext } from 'react';

/** Base addresses of picture servers; empty = pictures come from the site itself. */
export const ImageHosts = createContext<readonly string[]>([]);

/** Returns a function that turns a picture's path into its full address. */
export function useImageAddress(): (path: string) => string {
  const hosts = useContext(ImageHosts);
  return (path) => imageAddress(hosts, path);
}

/** Drawing of a part. Its size is 52 × 34 CSS pixels, as in table rows, unless another one is given. */
export function Drawing({
  path,
  alt = '',
  width = 52,
  height = 34,
  className = '',
  isFirst = false,
}: {
  path: string;
  /** Alternative text; empty if a text beside the drawing says the same. */
  alt?: string;
  width?: number;
  height?: number;
  className?: string;
  /** True = the main picture of the page, which loads immediately. */
  isFirst?: boolean;
}) {
  const addressOf = useImageAddress();
  return (
    <img
      src={addressOf(path)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={`block ${className}`}
    />
  );
}
