/** Environment of a shop in production on one https host. Each test sets where messages are sent. */
export const httpsEnvironment = {
  SITE_URL: 'https://farad.example',
  SECRET_KEY: 'a secret of at least 32 characters',
  SMSC_APIKEY: 'unused',
  SMTP_HOST: 'unused',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'unused but long',
  MAIL_FROM: 'shop@farad.example',
};
