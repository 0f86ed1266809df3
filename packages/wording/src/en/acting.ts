/** Banner shown while staff act as a customer. Pages get it from the server in their own language. */
export const acting = {
  title: 'Acting for a customer',
  text: '{{by}}: you act for the customer “{{customer}}” until {{until}}. Everything is recorded, and the customer sees it.',
  stop: 'Stop',
} as const;
