import type { ShopReviewsAnswer } from '@farad/contract/shop/reviews';
import { allLanguages } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';

import { WordsProvider } from '#i18n/words.tsx';
import ShopReviewsPage from './page.tsx';

const none: ShopReviewsAnswer = {
  rating: {
    average: null,
    count: 0,
    byStars: [0, 0, 0, 0, 0],
  },
  reviews: [],
  areExamples: false,
  page: 1,
  pages: 1,
  own: null,
  mayWrite: false,
};
const review = { authorName: 'Ann', rating: 4, text: 'Came <fast>', pros: '', cons: '' };
const some: ShopReviewsAnswer = {
  ...none,
  rating: { average: 4, count: 1, byStars: [0, 0, 0, 1, 0] },
  reviews: [{ ...review, _id: '1', createdAt: '2026-11-20T10:00:00Z', isPurchase: true, answer: 'Thank you' }],
};

/** Returns the HTML of the page for a signed-in customer; `user` null = for a guest. */
function render(answer: ShopReviewsAnswer, user: { name: string } | null = null): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      children: [{ id: 'reviews', path: 'en/reviews', Component: ShopReviewsPage }],
    },
  ]);
  const shop = { name: 'Farad', tagline: 'parts' };
  const data = {
    root: { siteUrl: 'https://farad.example', shop, languages: allLanguages, user },
    reviews: { answer, isSent: false },
  };
  return renderToString(
    <WordsProvider t={translators.en}>
      <Stub initialEntries={['/en/reviews']} hydrationData={{ loaderData: data }} />
    </WordsProvider>,
  );
}

it('without reviews says so, and has no rating in its structured data', () => {
  const html = render(none);
  expect(html).toContain('There are no reviews yet.');
  expect(html).not.toContain('aggregateRating');
  expect(html).toContain('Sign in to write a review');
});

it('shows reviews and answers as plain text', () => {
  const html = render(some);
  expect(html).toContain('Came &lt;fast&gt;');
  expect(html).toContain('Thank you');
  expect(html).toContain('"ratingValue":4,"reviewCount":1');
});

it('shows the form to customers with a delivered order, and the reason to others', () => {
  const user = { name: 'Ann' };
  expect(render(none, user)).toContain('once you have received your first order');
  expect(render({ ...none, mayWrite: true }, user)).toContain('name="rating"');
  const pending = { ...review, state: 'pending', rejectReason: '' } as const;
  expect(render({ ...none, mayWrite: true, own: pending }, user)).not.toContain('name="rating"');
  const rejected = { ...review, state: 'rejected', rejectReason: 'Rude' } as const;
  expect(render({ ...none, mayWrite: true, own: rejected }, user)).toContain('Reason: Rude');
});
