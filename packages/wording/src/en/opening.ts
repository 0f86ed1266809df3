import type { Translation } from './translation.ts';
import type { opening as russian } from '../ru/opening.ts';

export const opening = {
  ready: 'Everything is ready: the shop may open.',
  notReady_one: '{{count, number}} fault keeps the shop from opening',
  notReady_other: '{{count, number}} faults keep the shop from opening',
  real: 'real',
  twin: 'simulated',
  check_data_folder: 'Data folder',
  check_database: 'Database',
  check_clock: 'Clock',
  check_search: 'Search',
  check_files: 'Files',
  check_site: 'Address of the site',
  check_name: 'Name',
  check_seller: 'Details of the seller',
  check_contacts: 'Phone and e-mail',
  check_texts: 'Texts by law',
  check_mail: 'Mail',
  check_sms: 'SMS',
  check_payment: 'Payment',
  check_receipts: 'Receipts',
  check_vat: 'VAT',
  check_delivery: 'Delivery',
  check_catalogue: 'Catalogue',
  check_prices: 'Prices',
  check_backup: 'Backup',
  check_administrators: 'Administrators',
  check_trial: 'Trial',
  service_sms: 'SMS',
  service_mail: 'mail',
  service_payment: 'payment by card and SBP',
  service_carrier: 'carrier',
  service_suggestions: 'suggestions of companies and addresses',
  service_bot_check: 'bot check',
  trialTwins: 'Trial shop (TRIAL=1). Simulated: {{names}}.',
  trialWithout: 'Trial shop (TRIAL=1). Nothing is simulated: everything is connected.',
  data_folder_closed: 'It cannot be written. Give the program the right, or set DATA_DIR.',
  disk_full: 'The disk has {{free, number}} MB free and needs {{least, number}}. Make room.',
  disk_filling: 'The disk has {{free, number}} MB left. Make room before the shop stops.',
  database_silent: 'It does not answer. Check DATABASE_URL; for the embedded one, start the shop: {{run}} start.',
  database_old: 'PostgreSQL {{version, number}} is too old: it must be {{least, number}} or newer.',
  database_encoding: 'Its encoding is {{encoding}}, not UTF8. Create the database again.',
  database_newer: 'It is newer than the program: {{level, number}} against {{program, number}}. Upgrade the program.',
  database_behind:
    'It is older than the program: {{level, number}} against {{program, number}}. The next start upgrades it.',
  clock_wrong: 'The clocks of this machine and the database differ by {{seconds, number}} s. Synchronise them.',
  search_process_silent: 'The search process (ROLE=search) does not answer. Check SEARCH_SOCKET and that it runs.',
  search_silent: 'OpenSearch does not answer. Check SEARCH_URL and OpenSearch itself.',
  search_old: 'OpenSearch {{version}} is too old: {{least, number}} or newer is needed.',
  search_red:
    'A part of the data in OpenSearch is not available. Bring the lost node back, or build the index anew: {{run}} search:rebuild.',
  files_unreachable: 'The bucket does not answer. Check S3_ENDPOINT and the network.',
  files_key: 'The bucket refuses the key. Check S3_KEY_ID and S3_SECRET.',
  files_forbidden:
    'The key may not list, read, write or delete in the bucket. Give it these rights (docs/operations.md).',
  files_no_bucket: 'There is no such bucket. Check S3_BUCKET, or create it.',
  files_clock: 'The bucket refuses the time of this machine. Synchronise its clock.',
  files_address: 'The bucket has another address or region. Check S3_ENDPOINT, S3_REGION and S3_PATH_STYLE.',
  files_full: 'The bucket is full. Make room, or raise its quota.',
  files_refused: 'The bucket refuses what the shop needs. The log has its answer.',
  site_plain: '{{url}} is not encrypted. Set SITE_URL with https:// and install a certificate.',
  site_silent: '{{url}} does not answer from here: {{reason}}. Check DNS, nginx and whether the shop runs.',
  certificate_untrusted:
    'The certificate of {{url}} has an unknown issuer, so browsers refuse it ({{reason}}). Give nginx the full chain (fullchain.pem). If the authority is your own, name its certificate in NODE_EXTRA_CA_CERTS and restart the shop.',
  certificate_expired: 'The certificate of {{url}} has expired. Renew it and reload nginx.',
  certificate_early:
    'The certificate of {{url}} is not valid yet. Check the clock of this machine and the certificate.',
  certificate_other_name:
    'The certificate is for another name than {{url}} ({{reason}}). Get one for this name, or correct the address.',
  certificate_ends: 'The certificate of {{url}} has {{days, number}} days left. Renew it.',
  name_missing: 'It is not set, so the address of the site stands everywhere. Back office, “Settings”, “Shop”.',
  seller_missing: 'They are not filled in: no invoice can be issued and nothing sold. Back office, “Seller”.',
  seller_example: 'They are invented, for the demonstration. Back office, “Seller”.',
  phone_missing: 'There is no phone. Back office, “Seller”, or SHOP_PHONE.',
  contact_email_missing:
    'There is no address for letters of buyers. Back office, “Settings”, “Contacts and footer”, or SHOP_EMAIL.',
  mail_none: 'It is not connected. Back office, “Connections”, or SMTP_HOST, SMTP_USER, SMTP_PASSWORD and MAIL_FROM.',
  mail_not_admitted:
    'The mail server refused the login or password. Back office, “Connections”, or SMTP_USER and SMTP_PASSWORD.',
  mail_no_answer: 'The mail server does not answer. Back office, “Connections”, or SMTP_HOST and SMTP_PORT.',
  spf_missing: 'The domain {{host}} has no SPF record: letters will be taken for spam. Add it to DNS.',
  dkim_missing:
    'No DKIM key of the domain {{host}} is to be seen: unsigned letters go to spam more often. Your mail service gives one; add it to DNS.',
  mail_untried: 'No letter was sent as a test yet. Send one to yourself: back office, “Connections”.',
  sms_none: 'The SMS service is not connected. Back office, “Connections”, or SMSC_APIKEY.',
  sms_not_admitted: 'The SMS service refused the key. Back office, “Connections”, or SMSC_APIKEY.',
  sms_no_answer: 'The SMS service does not answer. Check SMSC_URL and the way to the internet.',
  sms_balance_low: 'The SMS account has {{roubles, number}} ₽ left. Top it up, or codes of sign-in will not arrive.',
  sms_untried: 'No SMS was sent as a test yet. Send one to yourself: back office, “Connections”.',
  sms_sender_unknown:
    'The sender name “{{sender}}” is not among those registered at SMSC: SMS are not sent, or come without a name. Back office, “Connections”, or SMSC_SENDER.',
  payment_none: 'All ways of payment are off. Back office, “Payment”.',
  payment_account_missing:
    'Online payment is on without a key. Set the key, or turn card and SBP off: back office, “Payment”.',
  payment_not_admitted: 'The payment service refused the key. Back office, “Payment”.',
  payment_no_answer: 'The payment service does not answer. Check the way to the internet.',
  payment_test: 'The key of the payment provider is a test key: no real money will arrive. Back office, “Payment”.',
  payment_untried:
    'No payment went through and back yet. Order something cheap yourself, pay by card and refund it in the order.',
  text_empty: 'Texts lack “{{fact}}”: {{texts}}. Back office, “Seller”.',
  text_empty_of_office: 'Texts lack “{{fact}}”: {{texts}}. Back office, “Delivery”, the card of own pickup.',
  text_online_payment: 'Cards and SBP are off, but texts tell of them: {{texts}}. Mend them: back office, “Texts”.',
  lawText_offer: 'Public offer',
  lawText_legal: 'Legal information',
  lawText_privacy: 'Policy on personal data',
  'lawText_personal-data': 'Consent to the processing of personal data',
  lawText_contacts: 'Contacts',
  lawText_delivery: 'Delivery',
  'lawText_vozvrat-i-obmen': 'Returns and exchange',
  lawText_payment: 'Payment',
  'lawText_how-to-place-order': 'How to place an order',
  lawText_company: 'About us',
  lawText_cookies: 'Cookies',
  tax_system_missing: 'No tax system is chosen for receipts. Back office, “Payment”.',
  tax_system_gone:
    'Receipts name the tax on imputed income, which ended with 2020: the till refuses such receipts. Back office, “Payment”.',
  vat_unlike_tax_system:
    'The seller pays 5 or 7 % of VAT, but receipts name a tax system that is not simplified. Mend one of them: back office, “Seller” or “Payment”.',
  delivery_none:
    'No way of delivery works. Switch on own pickup with its “Town”, “Address” and “Opening hours”, or another way. Pickup points need a carrier: its key and “Code of the city of departure” are in “Connections”. Back office, “Delivery”.',
  delivery_unpaid:
    'Cards and SBP are off, so a private person cannot pay for a delivered order: cash is taken only at own pickup. Switch them on, or leave only own pickup: back office, “Payment” or “Delivery”.',
  office_missing:
    'Own pickup is on without an address. Fill in “Address” there, or switch own pickup off: back office, “Delivery”.',
  carrier_not_admitted: 'The carrier refused the key. Back office, “Connections”, or CDEK_ID and CDEK_SECRET.',
  carrier_no_answer: 'The carrier does not answer. Check the way to the internet.',
  carrier_city_missing:
    'The city of departure is not set, so the carrier counts prices and days from Moscow. Fill in “Code of the city of departure”: back office, “Connections”, or CDEK_FROM_CITY.',
  carrier_city_unserved:
    'The carrier has no tariff from the city with the code {{code}}. Correct “Code of the city of departure”: back office, “Connections”, or CDEK_FROM_CITY.',
  carrier_city_elsewhere:
    'The carrier counts prices and days from the city with the code {{code}}, but own pickup is in the city with the code {{office}}. If parcels leave from there too, correct “Code of the city of departure”: back office, “Connections”, or CDEK_FROM_CITY.',
  catalogue_empty: 'No product has a price. Load a price list: back office, “Imports”.',
  catalogue_example:
    'The catalogue has invented parts of the demonstration. Take them out: back office, “Opening”, or {{run}} demo:clear.',
  prices_below_cost_one: '{{count, number}} product is sold below its cost. Back office, “Prices”.',
  prices_below_cost_other: '{{count, number}} products are sold below their cost. Back office, “Prices”.',
  backup_notes_damaged:
    'The file {{file}} in the data folder is damaged: it is not known when a backup was made and proven. Write one and prove it again, and the file is written anew: {{run}} backup, then {{run}} backup:prove.',
  backup_none: 'There is none. Write one and prove it: {{run}} backup, then {{run}} backup:prove.',
  backup_old: 'The newest is {{days, number}} days old. Write them by schedule (docs/operations.md).',
  backup_unproven: 'None was ever restored. Prove that it can be read: {{run}} backup:prove.',
  backup_proof_old:
    'The last one was proven by a restore {{days, number}} days ago. Do it again: {{run}} backup:prove.',
  administrator_none: 'There is none. Set ADMIN_EMAIL and ADMIN_PASSWORD, and start the shop.',
  administrator_alone: 'There is one person: without that phone nobody can sign in. Back office, “Staff”.',
  twin_sms: 'SMS are only simulated. Connect the real service: back office, “Connections”, or SMSC_APIKEY.',
  twin_mail:
    'Mail is only simulated. Connect a real mail server: back office, “Connections”, or SMTP_HOST and MAIL_FROM.',
  twin_payment:
    'Payment by card and SBP is only simulated. Set the key of the payment provider, or switch them off: back office, “Payment”.',
  twin_carrier:
    'The carrier is only simulated. Connect the real one: back office, “Connections”, or switch it off: “Delivery”.',
  twin_suggestions:
    'Suggestions of companies and addresses are only simulated. Connect DaData: back office, “Connections”, or take TRIAL out.',
  twin_bot_check:
    'The bot check is only simulated. Set BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET, or take BOT_CHECK out.',
  trial_on: 'TRIAL is set: pages and documents are marked as a trial. Take it out and start the shop again.',
  trial_left_one:
    '{{count, number}} order or request of the trial is left. Take it out: back office, “Opening”, or {{run}} demo:clear.',
  trial_left_other:
    '{{count, number}} orders and requests of the trial are left. Take them out: back office, “Opening”, or {{run}} demo:clear.',
} as const satisfies Translation<typeof russian>;
