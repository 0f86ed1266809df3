import { LeftOutlined, MenuOutlined, RightOutlined } from '@ant-design/icons';
import { siderCollapsedWidth, siderWidth } from '@farad/domain/site';
import { Button, Drawer, Flex, Grid, Layout } from 'antd';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { flag, usePreference } from '../preferences.ts';
import { LookSwitches } from '../ui/page/look-switches.tsx';
import { FindAnything } from './find-anything.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SideMenu } from './side-menu.tsx';

const collapsedPreference = flag('collapsed');
const headerHeight = 56;

function Brand({ isShort }: { isShort: boolean }) {
  return (
    <Link to="/" style={{ display: 'block', padding: '16px 24px', fontSize: 16, fontWeight: 600, color: 'inherit' }}>
      {isShort ? 'F' : 'Farad'}
    </Link>
  );
}

/** Frame around every screen: side menu (a drawer on narrow screens), search and account menu. */
export function Frame() {
  const { t } = useWords();
  const isWide = Grid.useBreakpoint().md ?? true;
  const [isCollapsed, setCollapsed] = usePreference(collapsedPreference);
  const [isOpen, setOpen] = useState(false);
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <a href="#content" className="office-skip">
        {t('backOffice.skip')}
      </a>
      {isWide ? (
        <Layout.Sider
          theme="light"
          collapsible
          collapsed={isCollapsed}
          onCollapse={setCollapsed}
          width={siderWidth}
          collapsedWidth={siderCollapsedWidth}
          style={{ position: 'sticky', top: 0, height: '100vh' }}
          // antd's own trigger is not a button and has no keyboard focus. Its wrapper handles the click.
          trigger={
            <Button
              type="text"
              block
              style={{ height: '100%' }}
              icon={isCollapsed ? <RightOutlined /> : <LeftOutlined />}
              aria-label={t('backOffice.menu')}
              aria-expanded={!isCollapsed}
            />
          }
        >
          {/* The menu scrolls separately, so that the trigger at the bottom of the sider does not cover it. */}
          <div style={{ height: '100%', overflow: 'auto' }}>
            <Brand isShort={isCollapsed} />
            <SideMenu isCollapsed={isCollapsed} />
          </div>
        </Layout.Sider>
      ) : (
        <Drawer
          open={isOpen}
          onClose={() => setOpen(false)}
          placement="left"
          size={260}
          title="Farad"
          closable={{ 'aria-label': t('backOffice.close') }}
          styles={{ body: { padding: 0 } }}
        >
          <SideMenu isCollapsed={false} onChosen={() => setOpen(false)} />
        </Drawer>
      )}
      <Layout>
        <Layout.Header style={{ position: 'sticky', top: 0, zIndex: 10, height: headerHeight, lineHeight: 'normal' }}>
          <Flex align="center" gap={8} style={{ height: '100%' }}>
            {isWide ? null : (
              <Button
                type="text"
                icon={<MenuOutlined />}
                aria-label={t('backOffice.menu')}
                onClick={() => setOpen(true)}
              />
            )}
            <FindAnything />
            <div style={{ flex: 1 }} />
            {isWide ? <LookSwitches /> : null}
            <PersonMenu hasLook={!isWide} />
          </Flex>
        </Layout.Header>
        <Layout.Content id="content" tabIndex={-1} style={{ padding: isWide ? 24 : 12, minWidth: 0 }}>
          <Outlet />
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
