import { ruleGroups } from '@farad/domain/setting';
import { Flex, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { HomeCard } from './home-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { LookCard } from './look-card.tsx';
import { RuleCard } from './rule-card.tsx';
import { ShopCard } from './shop-card.tsx';
import { VatRates } from './vat-rates.tsx';
import { WorkCalendarCard } from './work-calendar.tsx';

/** Screen with the shop's settings, such as names, look, rules and VAT rates. */
export function SettingsPage() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('backOfficeSettings.settings')} />
      <Flex vertical gap={16} className="max-1080">
        <Typography.Text type="secondary">{t('backOfficeSettings.settingsLead')}</Typography.Text>
        <ShopCard />
        <LookCard />
        <ContactsCard />
        <LanguagesCard />
        <HomeCard />
        {ruleGroups.map((group) => (
          <RuleCard key={group} group={group} />
        ))}
        <WorkCalendarCard />
        <VatRates />
      </Flex>
    </>
  );
}
