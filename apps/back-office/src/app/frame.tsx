import { LeftOutlined, MenuOutlined, RightOutlined } from '@ant-design/icons';
import { siderCollapsedWidth, siderWidth } from '@farad/domain/site';
import { Button, Drawer, Flex, Grid, Layout } from 'antd';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { ownShop } from '../place.ts';
import { flag, usePreference } from '../preferences.ts';
import { LookSwitches } from '../ui/page/look-switches.tsx';
import { useMay } from '../office.tsx';
import { FindAnything } from './find-anything.tsx';
import { NewOrders } from './new-orders.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SideMenu } from './side-menu.tsx';

const collapsedPreference = flag('collapsed');

function Brand({ isShort }: { isShort: boolean }) {
  return (
    <Link to="/" className="office-brand">
      {isShort ? [...ownShop()][0] : ownShop()}
    </Link>
  );
}

/**
 * Frame of every screen: side menu, search and account menu. Below the width of a desktop screen, the menu is a drawer.
 */
export function Frame() {
  const { t } = useWords();
  const may = useMay();
  const isWide = Grid.useBreakpoint().lg ?? true;
  const [isCollapsed, setCollapsed] = usePreference(collapsedPreference);
  const [isOpen, setOpen] = useState(false);
  return (
    <Layout className="window-high">
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
          className="office-sider"
          // Put a button into antd's trigger, which cannot be focused with the keyboard. antd handles the click.
          trigger={
            <Button
              type="text"
              block
              className="h-full"
              icon={isCollapsed ? <RightOutlined /> : <LeftOutlined />}
              aria-label={t('backOffice.menu')}
              aria-expanded={!isCollapsed}
            />
          }
        >
          {/* The menu scrolls separately, so that the trigger at the bottom of the sider does not cover it. */}
          <div className="h-full scrolls">
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
          title={ownShop()}
          closable={{ 'aria-label': t('backOffice.close') }}
          styles={{ body: { padding: 0 } }}
        >
          <SideMenu isCollapsed={false} onChosen={() => setOpen(false)} />
        </Drawer>
      )}
      <Layout>
        <Layout.Header className="office-header">
          <Flex align="center" gap={8} className="h-full">
            {isWide ? null : (
              <Button
                type="text"
                icon={<MenuOutlined />}
                aria-label={t('backOffice.menu')}
                onClick={() => setOpen(true)}
              />
            )}
            <FindAnything />
            <div className="grows" />
            {may('view_orders') ? <NewOrders /> : null}
            {isWide ? <LookSwitches /> : null}
            <PersonMenu hasLook={!isWide} />
          </Flex>
        </Layout.Header>
        <Layout.Content id="content" tabIndex={-1} className="office-content">
          <Outlet />
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
