import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

/** Heading of a screen with its actions. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Flex justify="space-between" align="center" wrap gap={8} style={{ marginBottom: 16 }}>
      <Typography.Title level={1} style={{ fontSize: 20, margin: 0 }}>
        {title}
      </Typography.Title>
      {children}
    </Flex>
  );
}
