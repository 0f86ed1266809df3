import { Menu } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { useMe } from '../office.tsx';
import { sections } from '../sections.ts';
import { menuFor, sectionAt } from './menu.ts';

/** Grouped links to the sections that the person may open. */
export function SideMenu({ isCollapsed, onChosen }: { isCollapsed: boolean; onChosen?: () => void }) {
  const { t, named } = useWords();
  const { permissions } = useMe();
  const here = sectionAt(sections, useLocation().pathname);
  const box = useRef<HTMLElement>(null);
  // The menu may be longer than the screen. Scroll the entry of the open section into view.
  useEffect(() => {
    if (here !== null) box.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav aria-label={t('backOffice.menu')} ref={box} className="office-menu">
      <Menu
        mode="inline"
        inlineCollapsed={isCollapsed}
        selectedKeys={here === null ? [] : [here.path]}
        {...(onChosen === undefined ? {} : { onClick: onChosen })}
        className="no-edge"
        items={menuFor(sections, permissions).map((part) => ({
          type: 'group' as const,
          key: part.group,
          label: isCollapsed ? '' : t(`backOffice.group_${part.group}`),
          children: part.sections.map((section) => {
            const Icon = section.icon;
            const Badge = section.badge;
            return {
              key: section.path,
              icon: <Icon />,
              label: (
                <Link to={`/${section.path}`}>
                  {named(section.title)} {Badge === undefined ? null : <Badge />}
                </Link>
              ),
            };
          }),
        }))}
      />
    </nav>
  );
}
