import type { Translation } from './translation.ts';
import type { opening as russian } from '../ru/opening.ts';

export const opening = {
  ready: 'Her şey hazır: mağaza açılabilir.',
  notReady_other: 'Açılmaya engel: {{count, number}}',
  real: 'gerçek',
  twin: 'simülasyon',
  check_data_folder: 'Veri klasörü',
  check_database: 'Veritabanı',
  check_clock: 'Saat',
  check_search: 'Arama',
  check_files: 'Dosyalar',
  check_site: 'Sitenin adresi',
  check_name: 'Ad',
  check_seller: 'Satıcının bilgileri',
  check_contacts: 'Telefon ve e-posta',
  check_texts: 'Yasal metinler',
  check_mail: 'Mektuplar',
  check_sms: 'SMS',
  check_payment: 'Ödeme',
  check_receipts: 'Fişler',
  check_vat: 'KDV',
  check_delivery: 'Teslimat',
  check_catalogue: 'Katalog',
  check_prices: 'Fiyatlar',
  check_backup: 'Yedek',
  check_administrators: 'Yöneticiler',
  check_trial: 'Deneme',
  service_sms: 'SMS',
  service_mail: 'mektuplar',
  service_payment: 'kart ve SBP ile ödeme',
  service_carrier: 'kargo',
  service_suggestions: 'şirket ve adres önerileri',
  service_bot_check: 'robot denetimi',
  trialTwins: 'Deneme mağazası (TRIAL=1). Simülasyon: {{names}}.',
  trialWithout: 'Deneme mağazası (TRIAL=1). Simülasyon gerekmiyor: her şey bağlı.',
  data_folder_closed: 'Yazılamıyor. Programa izin verin ya da DATA_DIR ayarlayın.',
  disk_full: 'Diskte {{free, number}} MB boş, {{least, number}} gerekli. Yer açın.',
  disk_filling: 'Diskte {{free, number}} MB kaldı. Mağaza durmadan yer açın.',
  database_silent:
    'Yanıt vermiyor. DATABASE_URL değerini denetleyin; gömülü veritabanı için mağazayı başlatın: {{run}} start.',
  database_old: 'PostgreSQL {{version, number}} çok eski: {{least, number}} ya da daha yenisi gerekli.',
  database_encoding: 'Kodlaması {{encoding}}, UTF8 olmalı. Veritabanını yeniden oluşturun.',
  database_newer: 'Programdan yeni: {{program, number}} yerine {{level, number}}. Programı güncelleyin.',
  database_behind: 'Programdan eski: {{program, number}} yerine {{level, number}}. Mağaza başlarken güncellenir.',
  clock_wrong: 'Bu makinenin ve veritabanının saatleri {{seconds, number}} sn farklı. Eşitlemeyi açın.',
  search_process_silent:
    'Arama süreci (ROLE=search) yanıt vermiyor. SEARCH_SOCKET değerini ve sürecin çalıştığını kontrol edin.',
  search_silent: 'OpenSearch yanıt vermiyor. SEARCH_URL değerini ve OpenSearch’ü kontrol edin.',
  search_old: 'OpenSearch {{version}} çok eski: {{least, number}} veya daha yenisi gerekli.',
  search_red:
    'OpenSearch verilerinin bir kısmına ulaşılamıyor. Kaybolan düğümü geri getirin veya dizini yeniden oluşturun: {{run}} search:rebuild.',
  files_unreachable: 'Dosya deposu yanıt vermiyor. S3_ENDPOINT değerini ve ağı kontrol edin.',
  files_key: 'Dosya deposu anahtarı kabul etmiyor. S3_KEY_ID ve S3_SECRET değerlerini kontrol edin.',
  files_forbidden: 'Anahtarın listeleme, okuma, yazma veya silme izni yok. Bu izinleri verin (docs/operations.md).',
  files_no_bucket: 'Böyle bir bucket yok. S3_BUCKET değerini kontrol edin veya bucket oluşturun.',
  files_clock: 'Dosya deposu bu makinenin saatini kabul etmiyor. Saati eşitleyin.',
  files_address:
    'Bucket’ın adresi veya bölgesi başka. S3_ENDPOINT, S3_REGION ve S3_PATH_STYLE değerlerini kontrol edin.',
  files_full: 'Dosya deposunda yer kalmadı. Yer açın veya kotayı artırın.',
  files_refused: 'Dosya deposu mağazanın isteğini reddediyor. Yanıtı günlükte yazılıdır.',
  site_plain: '{{url}} şifresiz. SITE_URL değerini https:// ile verin ve sertifika kurun.',
  site_silent: '{{url}} buradan açılmıyor: {{reason}}. DNS, nginx ve mağazanın çalıştığını denetleyin.',
  certificate_untrusted:
    '{{url}} sertifikasını veren tanınmıyor, tarayıcılar kabul etmez ({{reason}}). nginx’e tam zinciri verin (fullchain.pem). Sertifikayı kendiniz imzaladıysanız kök sertifikayı NODE_EXTRA_CA_CERTS ile bildirin ve mağazayı yeniden başlatın.',
  certificate_expired: '{{url}} sertifikasının süresi doldu. Yenileyin ve nginx ayarlarını yeniden yükleyin.',
  certificate_early: '{{url}} sertifikası henüz geçerli değil. Bu makinenin saatini ve sertifikayı denetleyin.',
  certificate_other_name:
    'Sertifika {{url}} için değil, başka bir ad için ({{reason}}). Bu ad için sertifika alın veya adresi düzeltin.',
  certificate_ends: '{{url}} sertifikasının {{days, number}} günü kaldı. Yenileyin.',
  name_missing: 'Verilmemiş, her yerde sitenin adresi duruyor. Yönetim paneli, “Ayarlar”, “Mağaza”.',
  seller_missing: 'Doldurulmamış: fatura kesilemez, satış yapılamaz. Yönetim paneli, “Satıcı”.',
  seller_example: 'Gösterim için uydurulmuş bilgiler. Yönetim paneli, “Satıcı”.',
  phone_missing: 'Telefon yok. Yönetim paneli, “Satıcı”, ya da SHOP_PHONE.',
  contact_email_missing:
    'Alıcıların yazacağı adres yok. Yönetim paneli, “Ayarlar”, “İletişim ve alt bilgi”, ya da SHOP_EMAIL.',
  mail_none: 'Bağlı değil. Yönetim paneli, “Bağlantılar”, ya da SMTP_HOST, SMTP_USER, SMTP_PASSWORD ve MAIL_FROM.',
  mail_not_admitted:
    'Posta sunucusu girişi kabul etmedi. Yönetim paneli, “Bağlantılar”, ya da SMTP_USER ve SMTP_PASSWORD.',
  mail_no_answer: 'Posta sunucusu yanıt vermiyor. Yönetim paneli, “Bağlantılar”, ya da SMTP_HOST ve SMTP_PORT.',
  spf_missing: '{{host}} alan adında SPF kaydı yok: mektuplar istenmeyene düşer. DNS’e ekleyin.',
  dkim_missing:
    '{{host}} alan adında DKIM anahtarı görünmüyor: imzasız mektuplar daha sık spam’e düşer. Anahtarı posta hizmetiniz verir, DNS’e ekleyin.',
  mail_untried: 'Henüz deneme mektubu gönderilmedi. Yönetim paneli, “Bağlantılar”.',
  sms_none: 'SMS hizmeti bağlı değil. Yönetim paneli, “Bağlantılar”, ya da SMSC_APIKEY.',
  sms_not_admitted: 'SMS hizmeti anahtarı kabul etmedi. Yönetim paneli, “Bağlantılar”, ya da SMSC_APIKEY.',
  sms_no_answer: 'SMS hizmeti yanıt vermiyor. SMSC_URL değerini ve internet bağlantısını denetleyin.',
  sms_balance_low: 'SMS hesabında {{roubles, number}} ₽ kaldı. Yükleyin, yoksa giriş kodları gitmez.',
  sms_untried: 'Henüz deneme SMS’i gönderilmedi. Yönetim paneli, “Bağlantılar”.',
  sms_sender_unknown:
    '“{{sender}}” gönderici adı SMSC’de kayıtlı değil: SMS’ler gitmez ya da adsız gelir. Yönetim paneli, “Bağlantılar”, ya da SMSC_SENDER.',
  payment_none: 'Bütün ödeme yolları kapalı. Yönetim paneli, “Ödeme”.',
  payment_account_missing:
    'İnternetten ödeme açık, anahtar yok. Anahtarı girin ya da kart ve SBP’yi kapatın: yönetim paneli, “Ödeme”.',
  payment_not_admitted: 'Ödeme hizmeti anahtarı kabul etmedi. Yönetim paneli, “Ödeme”.',
  payment_no_answer: 'Ödeme hizmeti yanıt vermiyor. İnternet bağlantısını denetleyin.',
  payment_test: 'Ödeme hizmetinin anahtarı deneme anahtarı: gerçek para gelmez. Yönetim paneli, “Ödeme”.',
  payment_untried:
    'Henüz hiçbir ödeme alınıp iade edilmedi. Ucuz bir şey sipariş edin, kartla ödeyin ve parayı siparişte iade edin.',
  text_empty: 'Metinlerde “{{fact}}” boş: {{texts}}. Yönetim paneli, “Satıcı”.',
  text_empty_of_office: 'Metinlerde “{{fact}}” boş: {{texts}}. Yönetim paneli, “Teslimat”, mağazadan teslim kartı.',
  text_online_payment:
    'Kart ve SBP kapalı, ama metinler bunlardan söz ediyor: {{texts}}. Düzeltin: yönetim paneli, “Metinler”.',
  lawText_offer: 'Satış teklifi',
  lawText_legal: 'Yasal bilgiler',
  lawText_privacy: 'Kişisel veri politikası',
  'lawText_personal-data': 'Kişisel verilerin işlenmesine onay',
  lawText_contacts: 'İletişim',
  lawText_delivery: 'Teslimat',
  'lawText_vozvrat-i-obmen': 'İade ve değişim',
  lawText_payment: 'Ödeme',
  'lawText_how-to-place-order': 'Sipariş nasıl verilir',
  lawText_company: 'Hakkımızda',
  lawText_cookies: 'Çerezler',
  tax_system_missing: 'Fişler için vergi sistemi seçilmemiş. Yönetim paneli, “Ödeme”.',
  tax_system_gone:
    'Fişler için 2020 sonunda kaldırılan vergi sistemi (ENVD) seçili: kasa kabul etmez. Yönetim paneli, “Ödeme”.',
  vat_unlike_tax_system:
    'Satıcı %5 veya %7 KDV ödüyor, fişlerde ise basitleştirilmiş olmayan bir vergi sistemi seçili. Birini düzeltin: yönetim paneli, “Satıcı” veya “Ödeme”.',
  delivery_none:
    'Hiçbir teslimat yolu çalışmıyor. Mağazadan teslimi açıp “Şehir”, “Adres” ve “Çalışma saatleri” alanlarını doldurun ya da başka bir yol açın. Teslim noktaları için taşıyıcı gerekir: anahtarı ve “Çıkış şehrinin kodu” “Bağlantılar” bölümündedir. Yönetim paneli, “Teslimat”.',
  delivery_unpaid:
    'Kart ve SBP kapalı; bireysel alıcı teslimatlı siparişi ödeyemez, nakit yalnızca mağazadan alırken geçer. Bunları açın ya da yalnızca mağazadan alımı bırakın: yönetim paneli, “Ödeme” ya da “Teslimat”.',
  office_missing:
    'Mağazadan teslim açık, adres yok. “Adres” alanını doldurun ya da mağazadan teslimi kapatın: yönetim paneli, “Teslimat”.',
  carrier_not_admitted:
    'Kargo hizmeti anahtarı kabul etmedi. Yönetim paneli, “Bağlantılar”, ya da CDEK_ID ve CDEK_SECRET.',
  carrier_no_answer: 'Kargo hizmeti yanıt vermiyor. İnternet bağlantısını denetleyin.',
  carrier_city_missing:
    'Çıkış şehri belirtilmemiş; kargo hizmeti fiyat ve süreyi Moskova’dan hesaplıyor. “Çıkış şehrinin kodu” alanını doldurun: yönetim paneli, “Bağlantılar”, ya da CDEK_FROM_CITY.',
  carrier_city_unserved:
    'Kargo hizmetinin {{code}} kodlu şehirden hiçbir tarifesi yok. “Çıkış şehrinin kodu” alanını düzeltin: yönetim paneli, “Bağlantılar”, ya da CDEK_FROM_CITY.',
  carrier_city_elsewhere:
    'Kargo hizmeti fiyat ve süreyi {{code}} kodlu şehirden hesaplıyor, mağazadan teslim ise {{office}} kodlu şehirde. Koliler de oradan çıkıyorsa “Çıkış şehrinin kodu” alanını düzeltin: yönetim paneli, “Bağlantılar”, ya da CDEK_FROM_CITY.',
  catalogue_empty: 'Fiyatı olan ürün yok. Fiyat listesi yükleyin: yönetim paneli, “İçe aktarma”.',
  catalogue_example:
    'Katalogda gösterim için uydurulmuş parçalar var. Kaldırın: yönetim paneli, “Açılış”, ya da {{run}} demo:clear.',
  prices_below_cost_other: '{{count, number}} ürün alış fiyatının altında satılıyor. Yönetim paneli, “Fiyatlar”.',
  backup_notes_damaged:
    'Veri klasöründeki {{file}} dosyası bozuk: yedeğin ne zaman alındığı ve sınandığı bilinmiyor. Yeniden alın ve sınayın, dosya yeniden yazılır: {{run}} backup, sonra {{run}} backup:prove.',
  backup_none: 'Yok. Alın ve sınayın: {{run}} backup, sonra {{run}} backup:prove.',
  backup_old: 'Sonuncusu {{days, number}} günlük. Takvimle alın (docs/operations.md).',
  backup_unproven: 'Hiç geri yüklenmedi. Okunabildiğini sınayın: {{run}} backup:prove.',
  backup_proof_old: 'Son sınama {{days, number}} gün önceydi. Tekrarlayın: {{run}} backup:prove.',
  administrator_none: 'Hiç yok. ADMIN_EMAIL ve ADMIN_PASSWORD ayarlayıp mağazayı başlatın.',
  administrator_alone: 'Tek kişi: telefonunu kaybederse kimse giremez. Yönetim paneli, “Çalışanlar”.',
  twin_sms:
    'SMS’ler gitmiyor, bu bir simülasyon. Gerçek hizmeti bağlayın: yönetim paneli, “Bağlantılar”, ya da SMSC_APIKEY.',
  twin_mail:
    'Mektuplar gitmiyor, bu bir simülasyon. Gerçek posta sunucusunu bağlayın: yönetim paneli, “Bağlantılar”, ya da SMTP_HOST ve MAIL_FROM.',
  twin_payment:
    'Kart ve SBP ile ödeme bir simülasyon. Ödeme hizmetinin anahtarını girin ya da bunları kapatın: yönetim paneli, “Ödeme”.',
  twin_carrier:
    'Kargonun yerine simülasyon çalışıyor. Gerçeğini bağlayın: yönetim paneli, “Bağlantılar”, ya da kapatın: “Teslimat”.',
  twin_suggestions:
    'Şirket ve adres önerileri bir simülasyon. DaData’yı bağlayın: yönetim paneli, “Bağlantılar”, ya da TRIAL değerini kaldırın.',
  twin_bot_check:
    'Robot denetimi bir simülasyon. BOT_CHECK_SITE_KEY ve BOT_CHECK_SECRET girin ya da BOT_CHECK değerini kaldırın.',
  trial_on: 'TRIAL ayarlı: sayfalar ve belgeler deneme olarak işaretli. Kaldırıp mağazayı yeniden başlatın.',
  trial_left_other:
    'Denemeden {{count, number}} sipariş ya da talep kaldı. Kaldırın: yönetim paneli, “Açılış”, ya da {{run}} demo:clear.',
} as const satisfies Translation<typeof russian>;
