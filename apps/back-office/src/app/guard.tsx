import { Result } from 'antd';
import { Link, Navigate, Outlet } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { useMe } from '../office.tsx';
import { sections } from '../sections.ts';
import { useTitle } from '../ui/call/use-title.ts';
import { firstPath, mayOpen } from './menu.ts';
import type { Section } from '../section.ts';

/** Heading of a screen that shows an error. */
const heading = (text: string) => <h1 className="flush as-text">{text}</h1>;

function Forbidden({ section }: { section: Section }) {
  const { t, named } = useWords();
  return (
    <Result
      status="403"
      title={heading(t('backOffice.forbidden'))}
      subTitle={t('backOffice.forbiddenLead', { section: named(section.title) })}
      extra={<Link to="/">{t('backOffice.toStart')}</Link>}
    />
  );
}

/** Shows a section to staff who may open it. Others see which permission they lack. */
export function Guard({ section }: { section: Section }) {
  const { permissions } = useMe();
  const { named } = useWords();
  useTitle(named(section.title));
  return mayOpen(section, permissions) ? <Outlet /> : <Forbidden section={section} />;
}

/** Redirects the root path of the back office to the first section of the menu. */
export function FirstSection() {
  const { t } = useWords();
  const path = firstPath(sections, useMe().permissions);
  if (path !== null) return <Navigate to={path} replace />;
  return (
    <Result
      status="info"
      title={heading(t('backOffice.nothingAllowed'))}
      subTitle={t('backOffice.nothingAllowedLead')}
    />
  );
}

export function NotFound() {
  const { t } = useWords();
  useTitle(t('backOffice.notFound'));
  return (
    <Result
      status="404"
      title={heading(t('backOffice.notFound'))}
      subTitle={t('backOffice.notFoundLead')}
      extra={<Link to="/">{t('backOffice.toStart')}</Link>}
    />
  );
}
