import { useWords } from '#i18n/words.tsx';

const starsMax = 5;

/** Rating as stars out of five, with a text for screen readers. */
export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const { t, locale } = useWords();
  const share = `${(rating / starsMax) * 100}%`;
  return (
    <span className={`relative inline-block leading-none whitespace-nowrap ${className}`}>
      <span className="sr-only">{t('product.rating', { rating: rating.toLocaleString(locale) })}</span>
      <span aria-hidden="true" className="text-line-2">
        {'★'.repeat(starsMax)}
      </span>
      <span aria-hidden="true" className="absolute inset-0 overflow-hidden text-copper" style={{ width: share }}>
        {'★'.repeat(starsMax)}
      </span>
    </span>
  );
}
