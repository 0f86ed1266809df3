/** A production shop on one https host; the test sets where messages go. */
export const httpsEnvironment = {
  SITE_URL: 'https://farad.example',
  SECRET_KEY: 'a secret of at least 32 characters',
  SMSC_APIKEY: 'unused',
  SMTP_HOST: 'unused',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'unused but long',
  MAIL_FROM: 'shop@farad.example',
};
