import { Flex } from 'antd';
import { NavLink } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';

/** Links to the screens of the price section. */
export function PriceLinks() {
  const { t } = useWords();
  const may = useMay();
  return (
    <Flex component="nav" aria-label={t('backOfficePrices.prices')} gap={16} wrap className="below-12">
      <NavLink to="/prices" end>
        {t('backOfficePrices.prices')}
      </NavLink>
      <NavLink to="/prices/changes">{t('backOfficePrices.changes')}</NavLink>
      {may('view_customers') ? <NavLink to="/prices/coefficients">{t('backOfficePrices.coefficients')}</NavLink> : null}
    </Flex>
  );
}
