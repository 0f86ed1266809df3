import {
  AppstoreOutlined,
  InboxOutlined,
  PercentageOutlined,
  SettingOutlined,
  ShoppingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Menu } from 'antd';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { useMe } from '../office.tsx';
import type { Section, SectionGroup } from '../section.ts';
import { sections } from '../sections.ts';
import { fitsUnfolded, menuFor, sectionAt } from './menu.ts';

const groupIcons: Readonly<Record<SectionGroup, ComponentType>> = {
  sales: ShoppingOutlined,
  customers: TeamOutlined,
  catalogue: AppstoreOutlined,
  stock: InboxOutlined,
  site: PercentageOutlined,
  administration: SettingOutlined,
};

/** Badges of the sections in a collapsed group, so that staff see where work waits. */
function GroupBadges({ sections: inside }: { sections: readonly Section[] }) {
  return inside.map(({ path, badge: Badge }) => (Badge === undefined ? null : <Badge key={path} isOfGroup />));
}

/**
 * Grouped links to the sections that the person may open. In a long menu, only the group of the open section is open.
 */
export function SideMenu({ isCollapsed, onChosen }: { isCollapsed: boolean; onChosen?: () => void }) {
  const { t, named } = useWords();
  const { permissions } = useMe();
  const here = sectionAt(sections, useLocation().pathname);
  const parts = menuFor(sections, permissions);
  const isShort = fitsUnfolded(parts);
  const at = here?.path ?? '';
  // Groups that the person opened in this section; another section starts with its own group open.
  const [opened, setOpened] = useState<{ readonly at: string; readonly groups: readonly string[] } | null>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const whole: readonly string[] = parts.map(({ group }) => group);
  const own = here === null || !whole.includes(here.group) ? whole.slice(0, 1) : [here.group];
  const shownGroups = opened?.at === at ? opened.groups : isShort ? whole : own;
  return (
    <nav aria-label={t('backOffice.menu')} ref={box} className="office-menu">
      <Menu
        mode="inline"
        inlineIndent={12}
        inlineCollapsed={isCollapsed}
        selectedKeys={here === null ? [] : [here.path]}
        // A collapsed menu opens its groups as pop-ups by itself.
        {...(isCollapsed ? {} : { openKeys: [...shownGroups], onOpenChange: (groups) => setOpened({ at, groups }) })}
        {...(onChosen === undefined ? {} : { onClick: onChosen })}
        className="no-edge"
        items={parts.map((part) => {
          const GroupIcon = groupIcons[part.group];
          const isFolded = isCollapsed || !shownGroups.includes(part.group);
          return {
            key: part.group,
            icon: <GroupIcon />,
            label: (
              <>
                {t(`backOffice.group_${part.group}`)} {isFolded ? <GroupBadges sections={part.sections} /> : null}
              </>
            ),
            children: part.sections.map(({ path, title, icon: Icon, badge: Badge }) => ({
              key: path,
              icon: <Icon />,
              label: (
                <Link to={`/${path}`}>
                  {named(title)} {Badge === undefined ? null : <Badge />}
                </Link>
              ),
            })),
          };
        })}
      />
    </nav>
  );
}
