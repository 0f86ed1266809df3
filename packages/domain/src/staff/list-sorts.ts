// Sort orders of lists in the back office. `_back` means descending.

export const companySorts = ['registered_back', 'registered', 'name', 'name_back'] as const;

export const customerSorts = ['registered_back', 'registered', 'name', 'name_back', 'orders', 'orders_back'] as const;

export const staffOrderSorts = [
  'created',
  'created_back',
  'number',
  'number_back',
  'total',
  'total_back',
  'status',
  'status_back',
] as const;

export type StaffOrderSort = (typeof staffOrderSorts)[number];

export const staffProductSorts = ['new', 'old', 'number', 'number_back'] as const;
