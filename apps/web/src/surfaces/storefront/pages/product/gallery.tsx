import { useWords } from '../../../../i18n/words.tsx';
import { Drawing } from '../../../../ui/drawing.tsx';

/** Photos first, then the drawing with its dimensions: one row that snaps, with links to each picture. */
export function Gallery({
  images,
  sheet,
  title,
}: {
  images: readonly string[];
  sheet: { path: string; label: string; width: number; height: number };
  title: string;
}) {
  const { t } = useWords();
  const photos = images.map((src, index) => ({
    id: `photo-${index + 1}`,
    src,
    title: t('catalogue.photo', { number: index + 1 }),
  }));
  return (
    <div>
      <ul className="flex snap-x snap-mandatory overflow-x-auto border border-line-2 bg-raised">
        {photos.map((photo) => (
          <li key={photo.id} id={photo.id} className="w-full flex-none snap-start p-4">
            <img src={photo.src} alt={`${title}. ${photo.title}`} className="aspect-[344/330] w-full object-contain" />
          </li>
        ))}
        <li id="drawing" className="w-full flex-none snap-start p-1">
          <Drawing
            path={sheet.path}
            alt={sheet.label}
            width={sheet.width}
            height={sheet.height}
            isFirst={photos.length === 0}
            className="mx-auto h-auto w-full max-w-[344px]"
          />
        </li>
      </ul>
      {photos.length > 0 && (
        <p className="mt-2 flex gap-3 text-13 text-ink-2">
          {photos.map((photo) => (
            <a key={photo.id} href={`#${photo.id}`}>
              {photo.title}
            </a>
          ))}
          <a href="#drawing">{t('catalogue.drawing')}</a>
        </p>
      )}
    </div>
  );
}
