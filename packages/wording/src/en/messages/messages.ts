import type { Texts } from '../../ru/messages/messages.ts';

export const texts: Texts = {
  loginCodeSms: (code) => `code ${code}. Do not tell it to anyone.`,
  loginCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Sign-in code: ${code}`,
    text: `Your code to sign in to ${host}: ${code}\n\nIt is valid for ${lifeMinutes} min. Do not tell it to anyone.\nIf you did not request a code, just delete this message.\n`,
  }),
  placeWords: { own_pickup: 'Pickup', courier: 'Courier', pickup_point: 'Pickup point' },
  paymentWords: {
    cash_on_receipt: 'Payment: cash on receipt',
    card: 'Payment: by card on the site',
    sbp: 'Payment: by SBP on the site',
    invoice: 'Payment: by invoice',
  },
  dayWords: 'Arrives',
  dayWordsIfPaid: 'If paid today, arrives',
  deadline: ({ until }) => `Pay by ${until}`,
  orderPlacedSms: ({ number, total, end }) => `Order ${number} accepted, ${total}. ${end}`,
  letterWords: {
    subject: (number) => `Order ${number} accepted`,
    greeting: (number, name) =>
      name === '' ? `Thank you for order ${number}!` : `${name}, thank you for order ${number}!`,
    farewell: {
      own_pickup: 'We will write when it is ready to be collected.',
      courier: 'We will write when it is on its way.',
      pickup_point: 'We will write when it is on its way.',
    },
    button: 'Open the order',
  },
  sumWords: { discount: 'Discount', delivery: 'Delivery' },
};
