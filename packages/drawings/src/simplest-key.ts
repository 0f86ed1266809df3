import type { AttributeValues } from '@farad/domain/category';

import { packageOf, type Hints, type PackageDrawing } from './drawing.ts';
import { isKeyTooLong, writeKey, type PictureSubject } from './picture-key.ts';

const titleLengthMax = 120;

const withHints = (subject: PictureSubject, hints: Hints): PictureSubject => ({ ...subject, hints });

function without(hints: Hints, part: 'category' | 'title'): Hints {
  const { [part]: _, ...rest } = hints;
  return rest;
}

function withoutAttribute(hints: Hints, name: string): Hints {
  const { [name]: _, ...rest } = hints.attributes ?? {};
  const { attributes: __, ...others } = hints;
  return Object.keys(rest).length === 0 ? others : { ...others, attributes: rest };
}

const withTitle = (hints: Hints, words: readonly string[]): Hints =>
  words.length === 0 ? without(hints, 'title') : { ...hints, title: words.join(' ') };

/** Returns a part's drawing, the names of the attributes that it was made from, and whether the title was read. */
function watchedDrawing({ name, hints }: PictureSubject) {
  const read = new Set<string>();
  const attributes = new Proxy(hints.attributes ?? {}, {
    get: (target, key) => {
      if (typeof key === 'string' && Object.hasOwn(target, key)) read.add(key);
      return typeof key === 'string' ? target[key] : undefined;
    },
  });
  let isTitleRead = false;
  const { title, ...others } = hints;
  const watched: Hints = { ...others, attributes };
  if (title !== undefined) {
    const get = (): string => {
      isTitleRead = true;
      return title;
    };
    Object.defineProperty(watched, 'title', { enumerable: true, get });
  }
  const drawing = packageOf(name, watched);
  return { drawing, read: [...read], isTitleRead };
}

/**
 * Returns the subject with only the hints that its drawing needs. Removes attributes that the drawing does not read,
 * and a title that does not change the drawing. Parts with the same package then often have the same result. No picture
 * is painted for this.
 */
export function narrowed(whole: PictureSubject): PictureSubject {
  const { attributes = {}, ...words } = whole.hints;
  const { drawing, read, isTitleRead } = watchedDrawing(whole);
  const known = Object.fromEntries(read.map((key) => [key, attributes[key]] as const)) as AttributeValues;
  const subject = withHints(whole, read.length === 0 ? words : { ...words, attributes: known });
  const untitled = withHints(subject, without(subject.hints, 'title'));
  if (!isTitleRead) return untitled;
  const withoutTitle = packageOf(untitled.name, untitled.hints);
  return JSON.stringify(withoutTitle) === JSON.stringify(drawing) ? untitled : subject;
}

/**
 * Returns the shortest key with the same picture, so that parts that look alike share a URL. `narrow` is a result of
 * {@link narrowed}.
 *
 * @param draw returns a text that differs if the pictures differ
 */
export function simplestKey(narrow: PictureSubject, draw: (drawing: PackageDrawing) => string): string {
  const picture = (subject: PictureSubject): string => draw(packageOf(subject.name, subject.hints));
  const wanted = picture(narrow);
  let subject = narrow;
  const tryOut = (simpler: PictureSubject): void => {
    if (picture(simpler) === wanted) subject = simpler;
  };
  if (subject.hints.title !== undefined) tryOut(withHints(subject, without(subject.hints, 'title')));
  for (const key of Object.keys(subject.hints.attributes ?? {})) {
    tryOut(withHints(subject, withoutAttribute(subject.hints, key)));
  }
  tryOut(withHints(subject, without(subject.hints, 'category')));
  let titleWords = (subject.hints.title ?? '')
    .slice(0, titleLengthMax)
    .split(/\s+/)
    .filter((word) => word !== '');
  for (const word of titleWords) {
    const fewer = titleWords.filter((other) => other !== word);
    tryOut(withHints(subject, withTitle(subject.hints, fewer)));
    if ((subject.hints.title ?? '') === fewer.join(' ')) titleWords = fewer;
  }
  tryOut({ ...subject, name: null });
  const key = writeKey(subject);
  return isKeyTooLong(key) ? writeKey({ name: null, hints: without(subject.hints, 'title') }) : key;
}
