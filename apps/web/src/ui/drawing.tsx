import { imageAddress } from '@farad/domain/site';
import { createContext, useContext } from 'react';

/** Hosts that serve pictures; none: the site itself. */
export const ImageHosts = createContext<readonly string[]>([]);

/** Whole addresses of pictures by their paths. */
export function useImageAddress(): (path: string) => string {
  const hosts = useContext(ImageHosts);
  return (path) => imageAddress(hosts, path);
}

/** A drawing of a part by its path; 52 × 34 as in the rows of a table. */
export function Drawing({
  path,
  alt = '',
  width = 52,
  height = 34,
  className = '',
  isFirst = false,
}: {
  path: string;
  /** Empty where the text beside it says the same. */
  alt?: string;
  width?: number;
  height?: number;
  className?: string;
  /** What one came to see: loaded at once. */
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
