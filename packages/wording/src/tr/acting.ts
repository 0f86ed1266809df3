/** Banner shown while staff act as a customer. Pages get it from the server in their own language. */
export const acting = {
  title: 'Müşteri adına işlem',
  text: '{{by}}: {{until}} saatine kadar “{{customer}}” adına işlem yapıyorsunuz. Her şey kaydedilir ve müşteri bunu görür.',
  stop: 'Bitir',
} as const;
