import type { BrandId, Manufacturer } from '@farad/domain/category';

/** A maker and the country its parts mostly come from (ISO 3166 alpha-2). */
export interface DemoBrand extends Manufacturer {
  readonly country: string;
}

/** slug | name | country; the order gives the ids and is stable: add at the end. */
const rows = `
yageo|Yageo|TW
vishay|Vishay|US
panasonic|Panasonic|JP
rohm|ROHM|JP
koa|KOA Speer|JP
bourns|Bourns|US
murata|Murata|JP
samsung|Samsung Electro-Mechanics|KR
tdk|TDK|JP
kemet|KEMET|US
avx|AVX|US
nichicon|Nichicon|JP
rubycon|Rubycon|JP
ti|Texas Instruments|US
st|STMicroelectronics|CH
microchip|Microchip|US
nxp|NXP|NL
infineon|Infineon|DE
onsemi|onsemi|US
analog-devices|Analog Devices|US
espressif|Espressif|CN
nexperia|Nexperia|NL
diodes|Diodes Incorporated|US
integral|Интеграл|BY
mikron|Микрон|RU
vzpp|ВЗПП|RU
kulon|Кулон|RU
wima|WIMA|DE
epcos|EPCOS|DE
coilcraft|Coilcraft|US
abracon|Abracon|US
ecs|ECS|US
littelfuse|Littelfuse|US
jst|JST|JP
molex|Molex|US
te|TE Connectivity|CH
phoenix|Phoenix Contact|DE
degson|Degson|CN
omron|Omron|JP
alps|Alps Alpine|JP
sharp|Sharp|JP
everbright|Everlight|TW
kingbright|Kingbright|TW
cree|Cree LED|US
toshiba|Toshiba|JP
renesas|Renesas|JP
aos|Alpha & Omega Semiconductor|US
mps|Monolithic Power Systems|US
winbond|Winbond|TW
gigadevice|GigaDevice|CN
wch|WCH|CN
ftdi|FTDI|GB
silabs|Silicon Labs|US
honeywell|Honeywell|US
bosch|Bosch Sensortec|DE
sensirion|Sensirion|CH
hongfa|Hongfa|CN
songle|Songle|CN
meanwell|Mean Well|TW
raspberry|Raspberry Pi|GB
arduino|Arduino|IT
semtech|Semtech|US
simcom|SIMCom|CN
ublox|u-blox|CH
quectel|Quectel|CN
winstar|Winstar|TW
melt|МЭЛТ|RU
connfly|Connfly|CN
kls|KLS|CN
hakko|Hakko|JP
weller|Weller|DE
knipex|Knipex|DE
fluke|Fluke|US
rexant|Rexant|RU
eltech|Элеконд|RU
kremny|Кремний|RU
voshod|Восход|RU
svetlana|Светлана|RU
girikond|Гириконд|RU
resurs|Ресурс|RU
alfa|АЛЬФА|LV
optron|Оптрон|RU
planeta|Планета|RU
cornell|Cornell Dubilier|US
eaton|Eaton|US
sunon|Sunon|TW
kippribor|KIPPRIBOR|RU
proskit|Pro'sKit|TW
amphenol|Amphenol|US
hirose|Hirose|JP
ckc|C&K|US
asair|Aosong|CN
allegro|Allegro MicroSystems|US
invensense|TDK InvenSense|US
maxwell|Maxwell|US
powerint|Power Integrations|US
advanced-monolithic|Advanced Monolithic Systems|US
holtek|Holtek|TW
sitronix|Solomon Systech|HK
taiwan-semi|Taiwan Semiconductor|TW
susumu|Susumu|JP
milandr|Миландр|RU
wiznet|WIZnet|KR
swatch|Micro Crystal|CH
worldsemi|Worldsemi|CN
osram|ams OSRAM|DE
liteon|Lite-On|TW
broadcom|Broadcom|US
ams|ams|AT
insight|Insight SiP|FR
hoperf|HopeRF|CN
ebyte|Ebyte|CN
nordic|Nordic Semiconductor|NO
nova|Nova Fitness|CN
winsen|Winsen|CN
maxbotix|MaxBotix|US
mornsun|Mornsun|CN
recom|RECOM|AT
traco|Traco Power|CH
cui|Same Sky|US
gct|GCT|GB
hanrun|HanRun|CN
pulse|Pulse Electronics|US
samtec|Samtec|US
amass|AMASS|CN
elecon|Элекон|RU
finder|Finder|IT
proton|Протон|RU
jl-world|JL World|CN
aviton|Авитон|RU
circuit-works|Solins|RU
asahi-solder|Asahi Solder|SG
goot|goot|JP
unit|UNI-T|CN
mastech|Mastech|CN
vetus|Vetus|CN
helukabel|Helukabel|DE
rigol|Rigol|CN
plk|ПМК|RU
`;

/** Makers of the demonstration catalogue; ids follow the order of the table. */
export const demoBrands: readonly DemoBrand[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const [slug, name, country] = row.split('|') as [string, string, string];
    return { id: (index + 1) as BrandId, slug, name, country };
  });

const bySlug = new Map(demoBrands.map((brand) => [brand.slug, brand]));

/** The maker of that slug; a slug that is not in the table is a mistake of the tables, so it throws. */
export const brandOf = (slug: string): DemoBrand => {
  const brand = bySlug.get(slug);
  if (brand === undefined) throw new Error(`no maker ${slug} in the demonstration frame`);
  return brand;
};
