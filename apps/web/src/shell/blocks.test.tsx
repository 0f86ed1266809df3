import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';

import { WordsProvider } from '../i18n/words.tsx';
import { BottomBar } from './header/bottom-bar.tsx';
import { MarksProvider } from './product-marks.tsx';
import { Progress } from './page/progress.tsx';

function render(address: string): string {
  const Component = () => (
    <MarksProvider>
      <Progress />
      <BottomBar />
    </MarksProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component }]);
  return renderToString(
    <WordsProvider t={translators.en}>
      <Stub initialEntries={[address]} />
    </WordsProvider>,
  );
}

it.each([
  ['/en/comparison', 'Compare'],
  ['/en/favs', 'Favourites'],
  ['/en/catalog', 'Catalogue'],
])('the block that gets the path marks the current entry: %s', (address, title) => {
  const [here = '', ...others] = render(address).match(/<a [^>]*aria-current="page".*?<\/a>/gs) ?? [];
  expect(here).toContain(title);
  expect(others).toEqual([]);
});

it('nothing covers a page that is already shown', () => {
  expect(render('/en/product/ne555p')).not.toContain('progress');
});
