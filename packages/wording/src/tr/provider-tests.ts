/** Messages that test a connection. */
export const providerTests = {
  subject: '{{shop}}: e-posta denemesi',
  text: '{{shop}}: bağlantı denemesi. Yanıt gerekmez.',
} as const;
