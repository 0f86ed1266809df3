import type { OrderToPlace } from '@farad/contract/orders';
import { formText } from '../../../../form-text.ts';

/** The lines the buyer saw: `<id>:<quantity>:<roubles>` each. */
const expectedLine = (value: FormDataEntryValue) => {
  const [product_id = '', qty = '', total = ''] = typeof value === 'string' ? value.split(':', 3) : [];
  return { product_id, qty: Number(qty), total_price: Number(total) };
};

export interface CheckoutForm {
  readonly key: string;
  readonly isAgreed: { readonly offer: boolean; readonly personalData: boolean };
  readonly body: OrderToPlace;
}

/** The checkout as it was sent. The API checks every field of it. */
export function readCheckout(form: FormData): CheckoutForm {
  const companyId = formText(form, 'company_id');
  return {
    key: formText(form, 'key'),
    isAgreed: { offer: form.has('consent_offer'), personalData: form.has('consent_personal_data') },
    body: {
      basket_id: formText(form, 'basket_id'),
      contact: { name: formText(form, 'name'), surname: formText(form, 'surname'), email: formText(form, 'email') },
      customer_type: companyId === '' ? 'personal' : 'company',
      company_id: companyId === '' ? null : companyId,
      payment_method: 'cash_on_receipt',
      delivery: { kind: 'own_pickup' },
      comment: formText(form, 'comment'),
      consents: { offer: true, personalData: true },
      expected: {
        total_price: Number(formText(form, 'expected_total')),
        products: form.getAll('expected').map(expectedLine),
      },
    },
  };
}
