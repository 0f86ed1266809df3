import type { English } from '../translation.ts';
import type { backOfficeReports as russian } from './ru.ts';

/** What the shop earned, in the back office (product X). */
export const backOfficeReports = {
  period: 'Period',
  period_7: '7 days',
  period_30: '30 days',
  period_90: '90 days',
  period_365: 'Year',
  figure_orders: 'Orders',
  figure_cancelled: 'Cancelled',
  figure_turnover: 'Revenue',
  figure_average: 'Average order',
  figure_baskets: 'Baskets',
  figure_conversion: 'Baskets that became orders',
  figure_profit: 'Profit on goods',
  figure_margin: 'Margin',
  turnoverHint: 'Without cancelled orders and money that went back. Counted every five minutes.',
  basketsHint: 'Baskets made that day with those that became orders.',
  profitHint: 'On goods whose purchase price is known: {{costed}} % of what was sold.',
  searchesWithoutResult: 'Searches without a result',
  toReorder: 'Products to reorder',
  more: 'more than {{count}}',
  comparedWith: 'was {{before}}',
  chart: '{{figure}} by day of the period: {{sum}} in all',
  chartWeeks: '{{figure}} by week of the period: {{sum}} in all',
  bar: '{{day}}: {{value}}',
  whatChart: 'What to show',
  table: 'The same figures as a table',
  day: 'Day',
  week: 'Week of',
  nothingYet: 'There was nothing in this period.',
} as const satisfies English<typeof russian>;
