/** Messages that test a connection. */
export const providerTests = {
  subject: '{{shop}}: a test of mail',
  text: '{{shop}}: a test of the connection. No answer is needed.',
} as const;
