import type { FoundLines, LinesRequest } from './search.ts';

type Lines = LinesRequest['lines'];

/**
 * Number of lines that a search thread matches in one call. Such a call takes only some milliseconds, so other searches
 * wait briefly.
 */
const sizeDefault = 20;
/** Number of calls for one list in parallel. More calls would keep all search threads busy. */
const callsMax = 2;

/** Returns a function that matches the lines of a list with `match`, some at a time. It keeps their order. */
export const listInParts =
  (match: (lines: Lines) => Promise<FoundLines>, size: number = sizeDefault) =>
  async (lines: Lines): Promise<FoundLines> => {
    if (lines.length <= size) return match(lines);
    const parts: FoundLines[] = [];
    const starts = Array.from({ length: Math.ceil(lines.length / size) }, (_, place) => place).values();
    const work = async (): Promise<void> => {
      for (const place of starts) parts[place] = await match(lines.slice(place * size, (place + 1) * size));
    };
    await Promise.all(Array.from({ length: callsMax }, work));
    return parts.flat();
  };
