import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { ShopMark } from '#ui/icon.tsx';
import { useFrame } from '../frame.ts';
import { Said } from './said.tsx';

/** Shop name with a link home, for pages without header and footer. */
export function BareHead() {
  const { t, to } = useWords();
  const shop = useFrame()?.shop;
  return (
    <>
      <Link
        to={to('/')}
        aria-label={shop ? `${shop.name}: ${shop.tagline}` : t('shell.home')}
        className="no-print inline-flex items-center gap-2.5 text-20 font-bold tracking-tight"
      >
        <ShopMark />
        {shop?.name}
      </Link>
      <Said />
    </>
  );
}
