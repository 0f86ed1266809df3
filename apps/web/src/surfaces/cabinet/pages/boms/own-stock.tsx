import { typedNumberLengthMax } from '@farad/domain/quantities';
import { searchTextLengthMax } from '@farad/domain/search-query';
import { data, Form, redirect, useActionData, useLoaderData } from 'react-router';
import { translators } from '@farad/wording/server';

import { formText } from '#kit/form-text.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { formTexts, numberOfText, readForm } from './read-form.server.ts';
import { shownPart } from './workbench/present.server.ts';
import { PartFacts } from './workbench/rows/row-cells.tsx';
import type { Route } from './+types/own-stock';

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const { parts, most } = orErrorPage(await apiOf(visit).ownStock());
  return { parts: parts.map(({ product, quantity }) => ({ part: shownPart(product), quantity })), most };
}

type Stocked = { product_id: string; quantity: number };

/**
 * Returns the id of the product with this part number, apart from letter case; null if there is none. A longer number
 * is another part.
 */
async function findPart(visit: Visit, text: string): Promise<string | null> {
  const query = [
    ['text', text],
    ['limit', '10'],
    ['withoutFacets', '1'],
  ] as const;
  const { products } = orErrorPage(await apiOf(visit).products({ query }));
  return products.find(({ mpn }) => mpn.toLowerCase() === text.toLowerCase())?._id ?? null;
}

/** Returns the products whose quantity in the form was changed, with the new quantities. */
const changedOf = (form: FormData): Stocked[] =>
  formTexts(form, 'part').flatMap((id) => {
    const typed = formText(form, `quantity.${id}`);
    return typed === formText(form, `was.${id}`) ? [] : [{ product_id: id, quantity: numberOfText(typed) }];
  });

export async function action(visit: Route.ActionArgs) {
  const t = translators[localeOfPath(visit.url.pathname)];
  const form = await readForm(visit);
  const refused = (problem: string, status = 422) => data({ problem }, { status });
  if (form === null) return refused(t('bomPages.badQuantity'), 400);
  let parts = changedOf(form);
  if (formText(form, 'intent') === 'add') {
    const text = formText(form, 'text').trim().slice(0, searchTextLengthMax);
    const id = text === '' ? null : await findPart(visit, text);
    if (id === null) return refused(t('bomPages.ownStockNotFound', { text }));
    parts = [{ product_id: id, quantity: numberOfText(formText(form, 'quantity')) }];
  }
  if (parts.some(({ quantity }) => !Number.isInteger(quantity))) return refused(t('bomPages.badQuantity'));
  if (parts.length > 0) {
    const outcome = await apiOf(visit).setOwnStock({ body: { parts } });
    if (!outcome.ok) {
      if (outcome.status >= 500) orErrorPage(outcome);
      return refused(outcome.error.message, outcome.status);
    }
  }
  return redirect(visit.url.pathname);
}

function AddForm() {
  const { t } = useWords();
  return (
    <Form method="post" className="mb-6 flex flex-wrap items-end gap-3">
      <label className="grid gap-0.5">
        <span className="text-12 text-ink-2">{t('bomPages.ownStockFind')}</span>
        <input
          name="text"
          required
          maxLength={searchTextLengthMax}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('boms.field_mpn')}
          className={fieldClass('w-72 max-w-full font-mono')}
        />
      </label>
      <label className="grid gap-0.5">
        <span className="text-12 text-ink-2">{t('boms.colQuantity')}</span>
        <input
          name="quantity"
          required
          inputMode="numeric"
          maxLength={typedNumberLengthMax}
          autoComplete="off"
          className={fieldClass('w-28 text-right font-mono')}
        />
      </label>
      <Button type="submit" name="intent" value="add">
        {t('bomPages.ownStockAdd')}
      </Button>
    </Form>
  );
}

/**
 * Page with the parts that the customer has in stock. Parts lists subtract them from what must be bought (product M6).
 */
export default function OwnStockPage() {
  const { t, to } = useWords();
  const { parts, most } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <div className="max-w-[900px]">
      <PageHead title={t('boms.ownStock')} isIndexed={false} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('boms.title'), to: to('/cabinet/boms') }]} />
      <h1 className="pt-1">{t('boms.ownStock')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('bomPages.ownStockLead')}</p>
      {outcome !== undefined && <Note isProblem>{outcome.problem}</Note>}
      <AddForm key={parts.length} />
      {parts.length === 0 ? (
        <div className="border border-dashed border-line-2 px-6 py-10 text-center">
          <p className="text-16 font-semibold">{t('bomPages.ownStockEmpty')}</p>
          <p className="mt-1 text-ink-2">{t('bomPages.ownStockEmptyHint')}</p>
        </div>
      ) : (
        <Form method="post" preventScrollReset>
          <ul>
            {parts.map(({ part, quantity }) => (
              <li
                key={part.id}
                className="grid grid-cols-[minmax(0,1fr)_110px] items-start gap-4 border-b border-line py-3"
              >
                <PartFacts part={part} price={null} />
                <span>
                  <input type="hidden" name="part" value={part.id} />
                  <input type="hidden" name={`was.${part.id}`} value={quantity} />
                  <input
                    key={quantity}
                    name={`quantity.${part.id}`}
                    defaultValue={quantity}
                    inputMode="numeric"
                    maxLength={typedNumberLengthMax}
                    autoComplete="off"
                    aria-label={t('bomPages.ownStockHow', { mpn: part.mpn })}
                    className={fieldClass('w-full text-right font-mono')}
                  />
                </span>
              </li>
            ))}
          </ul>
          <Button type="submit" name="intent" value="set" className="mt-4">
            {t('bomPages.ownStockSave')}
          </Button>
          <p className="mt-2 text-13 text-ink-2">{t('bomPages.ownStockZero', { most })}</p>
        </Form>
      )}
    </div>
  );
}
