import type { BrandId, Manufacturer } from '@farad/domain/category';

/** A maker with two countries as ISO 3166-1 alpha-2 codes. */
export interface FrameBrand extends Manufacturer {
  /** Country in which the maker has its headquarters. */
  readonly country: string;
  /** Country in which most of the maker's parts are made. It is shown as the country of origin of all its parts. */
  readonly origin: string;
}

/**
 * Columns: slug, name, country of the headquarters, country of origin. Ids are given in this order, so new rows must be
 * added at the end.
 */
const rows = `
yageo|Yageo|TW|TW
vishay|Vishay|US|CN
panasonic|Panasonic|JP|MY
rohm|ROHM|JP|TH
koa|KOA Speer|JP|JP
bourns|Bourns|US|CN
murata|Murata|JP|JP
samsung|Samsung Electro-Mechanics|KR|KR
tdk|TDK|JP|JP
kemet|KEMET|US|MX
avx|AVX|US|CZ
nichicon|Nichicon|JP|MY
rubycon|Rubycon|JP|JP
ti|Texas Instruments|US|MY
st|STMicroelectronics|CH|MY
microchip|Microchip|US|TH
nxp|NXP|NL|TH
infineon|Infineon|DE|MY
onsemi|onsemi|US|PH
analog-devices|Analog Devices|US|PH
espressif|Espressif|CN|CN
nexperia|Nexperia|NL|CN
diodes|Diodes Incorporated|US|CN
integral|Интеграл|BY|BY
mikron|Микрон|RU|RU
vzpp|ВЗПП|RU|RU
kulon|Кулон|RU|RU
wima|WIMA|DE|DE
epcos|EPCOS|DE|CN
coilcraft|Coilcraft|US|CN
abracon|Abracon|US|CN
ecs|ECS|US|CN
littelfuse|Littelfuse|US|PH
jst|JST|JP|JP
molex|Molex|US|CN
te|TE Connectivity|CH|CN
phoenix|Phoenix Contact|DE|DE
degson|Degson|CN|CN
omron|Omron|JP|CN
alps|Alps Alpine|JP|CN
sharp|Sharp|JP|JP
everbright|Everlight|TW|CN
kingbright|Kingbright|TW|CN
cree|Cree LED|US|CN
toshiba|Toshiba|JP|TH
renesas|Renesas|JP|MY
aos|Alpha & Omega Semiconductor|US|CN
mps|Monolithic Power Systems|US|CN
winbond|Winbond|TW|TW
gigadevice|GigaDevice|CN|CN
wch|WCH|CN|CN
ftdi|FTDI|GB|TW
silabs|Silicon Labs|US|TW
honeywell|Honeywell|US|MX
bosch|Bosch Sensortec|DE|MY
sensirion|Sensirion|CH|CH
hongfa|Hongfa|CN|CN
songle|Songle|CN|CN
meanwell|Mean Well|TW|TW
raspberry|Raspberry Pi|GB|GB
arduino|Arduino|IT|IT
semtech|Semtech|US|TW
simcom|SIMCom|CN|CN
ublox|u-blox|CH|AT
quectel|Quectel|CN|CN
winstar|Winstar|TW|TW
melt|МЭЛТ|RU|RU
connfly|Connfly|CN|CN
kls|KLS|CN|CN
hakko|Hakko|JP|JP
weller|Weller|DE|DE
knipex|Knipex|DE|DE
fluke|Fluke|US|CN
rexant|Rexant|RU|RU
eltech|Элеконд|RU|RU
kremny|Кремний|RU|RU
voshod|Восход|RU|RU
svetlana|Светлана|RU|RU
girikond|Гириконд|RU|RU
resurs|Ресурс|RU|RU
alfa|АЛЬФА|LV|LV
optron|Оптрон|RU|RU
planeta|Планета|RU|RU
cornell|Cornell Dubilier|US|CN
eaton|Eaton|US|CN
sunon|Sunon|TW|CN
kippribor|KIPPRIBOR|RU|RU
proskit|Pro'sKit|TW|TW
amphenol|Amphenol|US|CN
hirose|Hirose|JP|JP
ckc|C&K|US|CN
asair|Aosong|CN|CN
allegro|Allegro MicroSystems|US|PH
invensense|TDK InvenSense|US|TW
maxwell|Maxwell|US|CN
powerint|Power Integrations|US|MY
advanced-monolithic|Advanced Monolithic Systems|US|CN
holtek|Holtek|TW|TW
sitronix|Solomon Systech|HK|TW
taiwan-semi|Taiwan Semiconductor|TW|CN
susumu|Susumu|JP|JP
milandr|Миландр|RU|RU
wiznet|WIZnet|KR|KR
swatch|Micro Crystal|CH|CH
worldsemi|Worldsemi|CN|CN
osram|ams OSRAM|DE|MY
liteon|Lite-On|TW|CN
broadcom|Broadcom|US|MY
ams|ams|AT|AT
insight|Insight SiP|FR|FR
hoperf|HopeRF|CN|CN
ebyte|Ebyte|CN|CN
nordic|Nordic Semiconductor|NO|TW
nova|Nova Fitness|CN|CN
winsen|Winsen|CN|CN
maxbotix|MaxBotix|US|US
mornsun|Mornsun|CN|CN
recom|RECOM|AT|TW
traco|Traco Power|CH|TW
cui|Same Sky|US|CN
gct|GCT|GB|CN
hanrun|HanRun|CN|CN
pulse|Pulse Electronics|US|CN
samtec|Samtec|US|US
amass|AMASS|CN|CN
elecon|Элекон|RU|RU
finder|Finder|IT|IT
proton|Протон|RU|RU
jl-world|JL World|CN|CN
aviton|Авитон|RU|RU
circuit-works|Solins|RU|RU
asahi-solder|Asahi Solder|SG|SG
goot|goot|JP|JP
unit|UNI-T|CN|CN
mastech|Mastech|CN|CN
vetus|Vetus|CN|CN
helukabel|Helukabel|DE|DE
rigol|Rigol|CN|CN
plk|ПМК|RU|RU
`;

/** Makers of the demonstration catalogue. Their ids follow the order of the table. */
export const frameBrands: readonly FrameBrand[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const [slug, name, country, origin] = row.split('|') as [string, string, string, string];
    return { id: (index + 1) as BrandId, slug, name, country, origin };
  });

const bySlug = new Map(frameBrands.map((brand) => [brand.slug, brand]));

/** Returns the maker with this slug. Throws on an unknown slug, which is a mistake in the tables. */
export const brandOf = (slug: string): FrameBrand => {
  const brand = bySlug.get(slug);
  if (brand === undefined) throw new Error(`reference frame: unknown maker ${slug}`);
  return brand;
};
