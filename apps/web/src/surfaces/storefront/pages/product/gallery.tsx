import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Drawing, useImageAddress } from '#ui/drawing.tsx';
import { Photo } from '#ui/photo.tsx';
import type { LargePicture, Picture } from './large-picture.tsx';
import { TurnTable } from './turn-table.tsx';

/** Loads the code that shows a picture large. It is needed only after a click. */
const loadLarge = async () => (await import('./large-picture.tsx')).LargePicture;

interface Sheet {
  readonly path: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Photos, the drawing with dimensions and the 360° view in one scrolling row, with links to each. A click shows a
 * picture large, and arrow keys then move to the next one. Without JavaScript a click opens the picture's file.
 */
export function Gallery({
  images,
  frames,
  sheet,
  title,
}: {
  images: readonly string[];
  /** Paths of the photos of the 360° view, in turning order; empty = there is none. */
  frames: readonly string[];
  sheet: Sheet;
  title: string;
}) {
  const { t } = useWords();
  const addressOf = useImageAddress();
  const [large, setLarge] = useState<number | null>(null);
  const [Large, setPart] = useState<typeof LargePicture | null>(null);
  const photos = images.map((path, index): Picture => {
    const photo = t('catalogue.photo', { number: index + 1 });
    return { id: `photo-${index + 1}`, title: photo, alt: `${title}. ${photo}`, path };
  });
  const pictures: Picture[] = [
    ...photos,
    { id: 'drawing', title: t('catalogue.drawing'), alt: sheet.label, path: sheet.path },
  ];
  const links = [...pictures, ...(frames.length > 0 ? [{ id: 'rotation', title: t('catalogue.rotation') }] : [])];
  return (
    <div>
      <ul
        aria-label={t('product.pictures')}
        className="flex snap-x snap-mandatory overflow-x-auto border border-line-2 bg-raised"
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} id={picture.id} className="w-full flex-none snap-start p-1">
            <a
              href={addressOf(picture.path)}
              aria-label={t('product.zoom', { title: picture.alt })}
              className="block cursor-zoom-in"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setLarge(index);
                if (Large === null) {
                  loadLarge().then(
                    (part) => setPart(() => part),
                    () => location.assign(addressOf(picture.path)),
                  );
                }
              }}
            >
              {picture.id === 'drawing' ? (
                <Drawing
                  path={sheet.path}
                  alt={sheet.label}
                  width={sheet.width}
                  height={sheet.height}
                  isFirst={photos.length === 0}
                  className="mx-auto h-auto w-full max-w-[344px]"
                />
              ) : (
                <Photo
                  path={picture.path}
                  alt={picture.alt}
                  width={344}
                  height={330}
                  isFirst={index === 0}
                  className="mx-auto aspect-[344/330] w-full max-w-[344px]"
                />
              )}
            </a>
          </li>
        ))}
        {frames.length > 0 && (
          <li id="rotation" className="w-full flex-none snap-start p-1">
            <TurnTable frames={frames} label={`${t('catalogue.rotation')}. ${title}`} />
          </li>
        )}
      </ul>
      {links.length > 1 && (
        <p className="no-print mt-2 flex flex-wrap gap-3 text-13 text-ink-2">
          {links.map(({ id, title: name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </p>
      )}
      {large !== null && Large !== null && <Large pictures={pictures} at={large} onMove={setLarge} />}
    </div>
  );
}
