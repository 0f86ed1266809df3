import { textLimits } from '@farad/domain/shared';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';

/** Area to upload a parts list by dropping or choosing a file. It works without JavaScript. */
export function PartsList() {
  const { t, to } = useWords();
  return (
    <section
      aria-labelledby="parts-list"
      className="mx-auto mb-10 grid max-w-[860px] items-center gap-x-8 gap-y-3 sm:grid-cols-2"
    >
      <div>
        <h2 id="parts-list">{t('home.bomTitle')}</h2>
        <p className="mt-1 text-ink-2">
          {t('home.bomLead')}{' '}
          <Link to={to('/c/bom')} prefetch="intent" className="text-copper-ink underline">
            {t('shell.linkBom')}
          </Link>
        </p>
      </div>
      <Form method="post" action={to('/cabinet/boms')} encType="multipart/form-data">
        <input type="hidden" name="intent" value="upload" />
        <label className="relative grid h-17 place-items-center border border-dashed border-ink-3 bg-raised focus-within:border-copper">
          {t('home.bomDrop')}
          <input
            type="file"
            name="file"
            required
            aria-labelledby="parts-list"
            onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
            className="absolute inset-0 opacity-0"
          />
        </label>
        <Button type="submit" kind="quiet" className="unscripted mt-2">
          {t('home.bomSend')}
        </Button>
      </Form>
      <Form method="post" action={to('/basket#list')} className="grid gap-2 sm:col-span-2">
        <label htmlFor="quick-list" className="font-semibold">
          {t('home.listTitle')}
        </label>
        <textarea
          id="quick-list"
          name="list"
          rows={3}
          required
          maxLength={textLimits.pastedList}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('home.listExample')}
          className={fieldClass('h-auto w-full py-2 font-mono')}
        />
        <p className="flex flex-wrap gap-2">
          <Button type="submit" name="act" value="take-list">
            {t('home.listAdd')}
          </Button>
          <Button type="submit" kind="quiet" name="act" value="order-list">
            {t('home.listOrder')}
          </Button>
        </p>
      </Form>
    </section>
  );
}
