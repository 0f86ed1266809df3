import { useWords } from '#i18n/words.tsx';

interface Section {
  readonly id: string;
  readonly title: string;
  /** Number of entries in the section; absent = not shown. */
  readonly count?: number | undefined;
}

/** Links to the sections of the product page. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const { t, count } = useWords();
  return (
    <nav aria-label={t('product.sections')} className="no-print mb-1.5">
      <ul className="flex flex-wrap gap-x-5">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="inline-block border-b-2 border-transparent py-1.5 hover:border-copper"
            >
              {section.title}
              {section.count !== undefined && <span className="num text-ink-2"> {count(section.count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
