/** Messages that test a connection. */
export const providerTests = {
  subject: '{{shop}}: проверка почты',
  text: '{{shop}}: проверка связи. Отвечать не нужно.',
} as const;
