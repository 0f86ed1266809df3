import { Form } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { ProductView } from './load-product.server.ts';

/** All parameters; the ticked ones make a search in the category: a plain GET form. */
export function Parameters({ product }: { product: ProductView }) {
  const { t, to } = useWords();
  return (
    <Form action={to(`/catalog/${product.category.slug}`)}>
      <dl className="border-t border-line-2">
        {product.parameters.map((parameter) => (
          <div
            key={parameter.key}
            className="grid grid-cols-[minmax(130px,0.8fr)_1fr] gap-4 border-b border-line py-1.5"
          >
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
                    className="mt-[3px]"
                  />
                  {parameter.title}
                </label>
              )}
            </dt>
            <dd className="num !whitespace-normal">{parameter.value}</dd>
          </div>
        ))}
        {product.facts.map((fact) => (
          <div key={fact.title} className="grid grid-cols-[minmax(130px,0.8fr)_1fr] gap-4 border-b border-line py-1.5">
            <dt className="pl-[23px] text-ink-2">{fact.title}</dt>
            <dd className="num !whitespace-normal">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {product.parameters.some((parameter) => parameter.formValue !== null) && (
        <Button type="submit" kind="quiet" className="no-print mt-2.5">
          {t('catalogue.parametersSimilarNone')}
        </Button>
      )}
    </Form>
  );
}
