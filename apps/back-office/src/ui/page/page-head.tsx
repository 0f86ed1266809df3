import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

/** Heading of a screen with buttons beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Flex justify="space-between" align="center" wrap gap={8} className="below-16">
      <Typography.Title level={1} className="text-20 flush">
        {title}
      </Typography.Title>
      {children}
    </Flex>
  );
}
