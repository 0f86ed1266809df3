import type { Refusal } from './fields/refusal.ts';

type Errors = Refusal['errors'];

/** Field → other fields whose errors disappear when it changes, because they were about the earlier choice. */
const answers: Readonly<Record<string, readonly string[]>> = {
  buyer: ['inn', 'company_name', 'accountant_email', 'email', 'payment'],
  company: ['inn', 'company_name'],
  inn: ['company_name'],
  delivery: ['point', 'address_id', 'to.'],
  address_id: ['to.'],
  'to.': ['address_id'],
  payment: ['accountant_email', 'email'],
};

const isMended = (name: string, touched: readonly string[]): boolean =>
  touched.some((field) => {
    const group = field.startsWith('to.') ? 'to.' : field;
    const others = answers[group] ?? [];
    return name === field || others.some((other) => (other === 'to.' ? name.startsWith(other) : name === other));
  });

/** Returns the errors that still apply after fields were changed. `touched` = names of the changed fields. */
export const openErrors = (errors: Errors, touched: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !isMended(name, touched)));
