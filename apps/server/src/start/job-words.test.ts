import { backOfficeOperation } from '@farad/wording/ru/back-office-operation';
import { expect, it } from 'vitest';

import { jobSchedule } from './job-tasks.ts';

it('every scheduled job has a title', () => {
  const unnamed = jobSchedule.map(({ task }) => task).filter((task) => !(`job_${task}` in backOfficeOperation));
  expect(unnamed).toEqual([]);
});
