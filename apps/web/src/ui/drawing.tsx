import { imageAddress } from '@farad/domain/site';
import { createContext, useContext } from 'react';

/** Hosts of pictures; empty = the site itself. */
export const ImageHosts = createContext<readonly string[]>([]);

/** Returns a function that turns a picture's path into its full address. */
export function useImageAddress(): (path: string) => string {
  const hosts = useContext(ImageHosts);
  return (path) => imageAddress(hosts, path);
}

/** Drawing of a part by its path; 52 × 34 px as in table rows. */
export function Drawing({
  path,
  alt = '',
  width = 52,
  height = 34,
  className = '',
  isFirst = false,
}: {
  path: string;
  /** Empty if the text beside it says the same. */
  alt?: string;
  width?: number;
  height?: number;
  className?: string;
  /** True for the main picture of the page: no lazy loading. */
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
