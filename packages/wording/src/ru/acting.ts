/** Banner shown while staff act as a customer. Pages get it from the server in their own language. */
export const acting = {
  title: 'Действия за покупателя',
  text: '{{by}}: вы действуете за покупателя «{{customer}}» до {{until}}. Всё записывается, покупатель это видит.',
  stop: 'Закончить',
} as const;
