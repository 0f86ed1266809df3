import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import type { ProductView } from './load-product.server.ts';
import type { loader as countSimilar } from './similar-count.ts';

const rowClass = 'grid grid-cols-[minmax(130px,0.8fr)_1fr] gap-4 border-b border-line py-1.5';

interface Similar {
  readonly ticked: number;
  /** Number of matching parts; null = not known yet. */
  readonly found: number | null;
}

/**
 * Returns the number of parts that have the ticked parameters. It is fetched again when a box is ticked, before the
 * form is submitted.
 */
function useSimilar(product: ProductView) {
  const { to } = useWords();
  const fetcher = useFetcher<typeof countSimilar>();
  const [similar, setSimilar] = useState<Similar | null>(null);
  const onChange = (form: HTMLFormElement) => {
    const ticks = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const query = new URLSearchParams([['categories', product.category.slug], ...ticks]).toString();
    setSimilar({ ticked: ticks.length, found: null });
    if (ticks.length > 0) void fetcher.load(to(`/similar?${query}`));
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // If the visitor ticked boxes before hydration, count again.
    const ticks = [...(form.current?.querySelectorAll('input') ?? [])];
    const isTouched = ticks.some(({ checked, defaultChecked }) => checked !== defaultChecked);
    if (form.current && similar === null && isTouched) onChange(form.current);
  });
  const first: Similar = {
    ticked: product.parameters.filter(({ isTicked }) => isTicked).length,
    found: product.similar,
  };
  const isAnswered = fetcher.state === 'idle' && similar !== null && similar.ticked > 0;
  const shown = similar === null ? first : { ...similar, found: isAnswered ? (fetcher.data ?? null) : null };
  // Without JavaScript `isNothingTicked` stays false, because the ticked boxes are unknown before the form is
  // submitted.
  return { form, shown, isNothingTicked: similar?.ticked === 0, onChange };
}

/** All parameters of the product, with check boxes. A GET form searches the category for parts with the ticked ones. */
export function Parameters({ product }: { product: ProductView }) {
  const { t, to } = useWords();
  const { form, shown, isNothingTicked, onChange } = useSimilar(product);
  return (
    <Form
      ref={form}
      action={to(`/catalog/${product.category.slug}`)}
      onChange={(event) => onChange(event.currentTarget)}
    >
      <dl className="border-t border-line-2">
        {product.parameters.map((parameter) => (
          <div key={parameter.key} className={rowClass}>
            <dt className="text-ink-2">
              {parameter.formValue === null ? (
                <span className="block pl-[23px]">{parameter.title}</span>
              ) : (
                <label className="flex items-start gap-2">
                  <input
                    type="checkbox"
                    name={`attrs.${parameter.key}`}
                    value={parameter.formValue}
                    defaultChecked={parameter.isTicked}
                    aria-label={t('catalogue.tickParameter', { title: parameter.title })}
                    className="mt-[3px] print:invisible"
                  />
                  {parameter.title}
                </label>
              )}
            </dt>
            <dd className="num !whitespace-normal">{parameter.value}</dd>
          </div>
        ))}
        {product.facts.map((fact) => (
          <div key={fact.title} className={rowClass}>
            <dt className="pl-[23px] text-ink-2">{fact.title}</dt>
            <dd className="num !whitespace-normal">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {product.parameters.some((parameter) => parameter.formValue !== null) && (
        <Button type="submit" kind="quiet" disabled={isNothingTicked} className="no-print mt-2.5">
          {shown.found === null
            ? t('catalogue.parametersSimilarNone')
            : t('catalogue.parametersSimilar', { selected: shown.ticked, found: shown.found })}
        </Button>
      )}
    </Form>
  );
}
