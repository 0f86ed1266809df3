import { Form } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';

/** Texts of the form. They come with the page's data, because few product pages show the form. */
export interface AskWords {
  readonly quantity: string;
  readonly button: string;
  readonly note: string;
}

/** Quantity field and button on the page of a product out of stock. They lead to the request form. */
export function AskForm({
  seo,
  words,
  text,
  setText,
}: {
  seo: string;
  words: AskWords;
  text: string;
  setText: (text: string) => void;
}) {
  const { to } = useWords();
  return (
    <Form action={to('/part-request')} className="no-print">
      <input type="hidden" name="product" value={seo} />
      <div className="flex gap-2">
        <QuantityBox
          value={text}
          onChange={setText}
          label={words.quantity}
          problemId="ask-note"
          className="!h-11 w-[110px] text-16"
        />
        <Button type="submit" size="large" className="flex-1">
          {words.button}
        </Button>
      </div>
      <p id="ask-note" className="mt-1.5 text-13 text-ink-2">
        {words.note}
      </p>
    </Form>
  );
}
