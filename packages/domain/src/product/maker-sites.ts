/** URL format of a maker's page for a part, or of the search on the maker's site. */
export interface MakerPages {
  /** Names of the maker. Spellings with the same `makerKey` need not be repeated. */
  readonly names: readonly string[];
  /** Short name to show in links, if the full one is long. */
  readonly label?: string;
  /** Part numbers for which the URL works; absent = all. */
  readonly numbers?: RegExp;
  /**
   * URL with placeholders: `{number}` the part number, `{lower}` the same in lower case, `{base}` the part before the
   * comma, `{digits}` only its digits, `{series}` its first digits.
   */
  readonly address: string;
  /** Public documentation in which this URL format was found. */
  readonly source: string;
}

/**
 * URL formats by maker. Only formats that published documents show are listed. If several rows fit, the first is used.
 * The sites of makers without a format are in `makerHomes`.
 */
export const makerPages: readonly MakerPages[] = [
  {
    names: ['Texas Instruments', 'TI', 'Burr-Brown', 'National Semiconductor'],
    label: 'TI',
    address:
      'https://www.ti.com/sitesearch/en-us/docs/universalsearch.tsp?langPref=en-US&searchTerm={number}#q={number}',
    source: 'readme of an ADS1115 example: …/universalsearch.tsp?langPref=en-US&nr=609&searchTerm=ads1115#q=ads1115',
  },
  {
    names: ['STMicroelectronics', 'ST'],
    label: 'ST',
    address: 'https://www.st.com/content/st_com/en/search.html#q={number}-t=resources-page=1',
    source: 'readme of the ST board packages: …/search.html#q=MFXSTM32L152-t=resources-page=1',
  },
  {
    names: ['Microchip', 'Atmel', 'Microsemi'],
    address: 'https://www.microchip.com/en-us/search?searchQuery={number}&category=ALL',
    source: 'readme of an ATtiny412 example of Microchip: …/search?searchQuery=ATTINY412&category=ALL&fq=…',
  },
  {
    names: ['NXP', 'Freescale', 'Philips'],
    address: 'https://www.nxp.com/search?keyword={number}&start=0',
    source: 'board pages of the Zephyr project: https://www.nxp.com/search?keyword=blhost&start=0',
  },
  {
    names: ['Infineon', 'Cypress', 'International Rectifier', 'IR'],
    address: 'https://www.infineon.com/cms/en/search.html#!term={number}&view=all',
    source: 'readme of Infineon PSoC 4 examples: …/search.html#!term=psoc%204%20datasheet&view=all',
  },
  {
    names: ['Analog Devices', 'ADI', 'Linear Technology', 'Maxim', 'Maxim Integrated'],
    address: 'https://www.analog.com/en/search.html?q={number}',
    source: 'notes of a part list: https://www.analog.com/en/search.html?q=HMC698LP4E',
  },
  {
    names: ['Renesas', 'Intersil', 'Dialog', 'IDT'],
    address: 'https://www.renesas.com/en/search?keywords={number}',
    source: 'board page of the R-Car S4: https://www.renesas.com/en/search?keywords=s4',
  },
  {
    names: ['Silicon Labs', 'Silicon Laboratories', 'SILABS'],
    address: 'https://www.silabs.com/search#q={number}&t=All&sort=relevancy',
    source: 'readme of Silicon Labs EmberZNet: …/search#q=Zigbee%20EmberZNet%20Release%20Notes&t=All&sort=relevancy',
  },
  {
    names: ['Nexperia'],
    address: 'https://www.nexperia.com/product/{base}',
    source: 'part lists of open boards: https://www.nexperia.com/product/74LVC1G14GW',
  },
  {
    names: ['Diodes Incorporated', 'Diodes', 'DIODES INC', 'Zetex'],
    address: 'https://www.diodes.com/search?q={number}&t=keyword',
    source: 'a public reader of datasheets: https://www.diodes.com/search?q=datasheet&t=keyword&…',
  },
  {
    names: ['Vishay', 'Vishay Intertechnology', 'Vishay Dale', 'Vishay Semiconductors', 'Vishay Siliconix'],
    address: 'https://www.vishay.com/en/search/?type=inv&query={number}',
    source: 'part list of an open power supply: https://www.vishay.com/search?type=inv&query=PR02000202201FA100',
  },
  {
    names: ['Murata', 'Murata Electronics', 'Murata Manufacturing'],
    address: 'https://www.murata.com/en-us/products/productdetail?partno={number}',
    source: 'part lists of open boards: …/productdetail?partno=NXRT15XH103FA1B040',
  },
  {
    names: ['Samsung Electro-Mechanics', 'SAMSUNG', 'SEMCO'],
    numbers: /^CL\d/i,
    address: 'https://product.samsungsem.com/mlcc/basic-search.do?partNumber={number}',
    source: 'KiCad drawing of an open board: …/mlcc/basic-search.do?partNumber=CL10B105KP8NNN',
  },
  {
    names: ['Yageo'],
    numbers: /^(?:RC|RT|RL|PT|AC|AF)\d{4}/i,
    address: 'https://www.yageogroup.com/products/Resistors/part/{number}',
    source: 'KiCad library of resistors: https://www.yageogroup.com/products/Resistors/part/{mpn}',
  },
  {
    names: ['Yageo'],
    numbers: /^CC\d{4}/i,
    address: 'https://yageogroup.com/products/Capacitors/part/{number}',
    source: 'notes on packing codes: https://yageogroup.com/products/Capacitors/part/CC0201KRX5R7BB104',
  },
  {
    names: ['KEMET'],
    address: 'https://www.kemet.com/en/us/search.html?q={number}',
    source: 'KiCad library of capacitors: https://www.kemet.com/en/us/search.html?q=',
  },
  {
    names: ['TDK'],
    numbers: /^(?:C(?:0402|0603|1005|1608|2012|3216|3225|4532|5750)|CGA\d)/i,
    address: 'https://product.tdk.com/en/search/capacitor/ceramic/mlcc/info?part_no={number}',
    source: 'part lists of open boards: …/ceramic/mlcc/info?part_no=CGA3E2C0G1H180J080AA',
  },
  {
    names: ['TE Connectivity', 'TE', 'Tyco'],
    address: 'https://www.te.com/en/search.html?q={number}',
    source: 'wiring guide of a boat: https://www.te.com/en/search.html?q=DT04-08PA',
  },
  {
    names: ['Molex'],
    numbers: /^0{0,2}\d{2,6}-?\d{2,4}-?\d{0,4}$/,
    address: 'https://www.molex.com/en-us/products/part-detail/{digits}',
    source: 'part lists of open boards: https://www.molex.com/en-us/products/part-detail/39000429',
  },
  {
    names: ['Samtec'],
    address: 'https://www.samtec.com/products/{lower}',
    source: 'drawings of open boards: https://www.samtec.com/products/tsw-116-14-t-s',
  },
  {
    names: ['Phoenix Contact'],
    numbers: /^\d{7}$/,
    address: 'https://www.phoenixcontact.com/us/products/{number}/pdf',
    source: 'footprints of the KiCad library: http://www.phoenixcontact.com/us/products/1814760/pdf',
  },
  {
    names: ['Mean Well', 'MEANWELL'],
    address: 'https://www.meanwell.com/webapp/product/search.aspx?prod={number}',
    source: 'footprints of the KiCad library: http://www.meanwell.com/webapp/product/search.aspx?prod=IRM-05',
  },
  {
    names: ['Winbond'],
    address: 'https://www.winbond.com/hq/search/?__locale=en&q={number}',
    source: 'reading list of an STM32 project: https://www.winbond.com/hq/search/?__locale=en&q=W25Q64JV',
  },
  {
    names: ['WCH', 'Nanjing Qinheng', 'QINHENG'],
    address: 'https://www.wch-ic.com/search?t=all&q={number}',
    source: 'manual of a CH343 board: http://www.wch-ic.com/search?t=all&q=ch343',
  },
  {
    names: ['Solomon Systech'],
    numbers: /^SSD\d{4}$/i,
    address: 'https://www.solomon-systech.com/product/{lower}/',
    source:
      'notes of display drivers: https://www.solomon-systech.com/product/ssd1306/ (also ssd1309, ssd1683, ssd1963)',
  },
  {
    names: ['Advanced Monolithic Systems'],
    label: 'AMS',
    numbers: /^AMS(?:1117|1085)(?!\d)/i,
    address: 'https://www.advanced-monolithic.com/pdf/ds{series}.pdf',
    source: 'part lists of open boards: https://www.advanced-monolithic.com/pdf/ds1117.pdf (also ds1085)',
  },
];

/** Makers without a URL format for parts. Columns: name | page with the maker's documents. */
const homes = `
Espressif | https://www.espressif.com/en/support/documents/technical-documents
Yageo | https://www.yageogroup.com
Samsung Electro-Mechanics | https://www.samsungsem.com
TDK | https://product.tdk.com
EPCOS | https://www.tdk-electronics.tdk.com
TDK InvenSense | https://invensense.tdk.com
Molex | https://www.molex.com
Phoenix Contact | https://www.phoenixcontact.com
Panasonic | https://industrial.panasonic.com
ROHM | https://www.rohm.com
KOA Speer | https://www.koaspeer.com
Bourns | https://www.bourns.com
AVX | https://www.kyocera-avx.com
Nichicon | https://www.nichicon.co.jp
Rubycon | https://www.rubycon.co.jp
onsemi | https://www.onsemi.com
Интеграл | https://integral.by
Микрон | https://mikron.ru
WIMA | https://www.wima.de
Coilcraft | https://www.coilcraft.com
Abracon | https://abracon.com
ECS | https://ecsxtal.com
Littelfuse | https://www.littelfuse.com
JST | https://www.jst-mfg.com
Degson | https://www.degson.com
Omron | https://components.omron.com
Alps Alpine | https://tech.alpsalpine.com
Everlight | https://www.everlight.com
Kingbright | https://www.kingbright.com
Cree LED | https://www.cree-led.com
Toshiba | https://toshiba.semicon-storage.com
Alpha & Omega Semiconductor | https://www.aosmd.com
Monolithic Power Systems | https://www.monolithicpower.com
GigaDevice | https://www.gigadevice.com
FTDI | https://ftdichip.com
Honeywell | https://sps.honeywell.com
Bosch Sensortec | https://www.bosch-sensortec.com
Sensirion | https://sensirion.com
Hongfa | https://www.hongfa.com
Raspberry Pi | https://www.raspberrypi.com
Arduino | https://docs.arduino.cc
Semtech | https://www.semtech.com
SIMCom | https://www.simcom.com
u-blox | https://www.u-blox.com
Quectel | https://www.quectel.com
Winstar | https://www.winstar.com.tw
МЭЛТ | https://melt.com.ru
Hakko | https://www.hakko.com
Knipex | https://www.knipex.com
Fluke | https://www.fluke.com
Rexant | https://rexant.ru
Элеконд | https://elecond.ru
KIPPRIBOR | https://kippribor.ru
Миландр | https://milandr.ru
Cornell Dubilier | https://www.cde.com
Eaton | https://www.eaton.com
Sunon | https://www.sunon.com
Amphenol | https://www.amphenol.com
Hirose | https://www.hirose.com
C&K | https://www.ckswitches.com
Allegro MicroSystems | https://www.allegromicro.com
Power Integrations | https://www.power.com
Holtek | https://www.holtek.com
Taiwan Semiconductor | https://www.taiwansemi.com
Susumu | https://www.susumu.co.jp
WIZnet | https://docs.wiznet.io
Micro Crystal | https://www.microcrystal.com
ams OSRAM | https://ams-osram.com
Lite-On | https://optoelectronics.liteon.com
Broadcom | https://www.broadcom.com
ams | https://ams-osram.com
HopeRF | https://www.hoperf.com
Ebyte | https://www.cdebyte.com
Nordic Semiconductor | https://www.nordicsemi.com
MaxBotix | https://maxbotix.com
Mornsun | https://www.mornsun-power.com
RECOM | https://recom-power.com
Traco Power | https://www.tracopower.com
Same Sky | https://www.sameskydevices.com
GCT | https://gct.co
Pulse Electronics | https://www.pulseelectronics.com
Finder | https://www.findernet.com
UNI-T | https://www.uni-trend.com
HELUKABEL | https://www.helukabel.com
Rigol | https://www.rigol.com
Songle | https://www.songlerelay.com
Insight SiP | https://www.insightsip.com
Worldsemi | https://www.world-semi.com
Sharp | https://global.sharp
AMASS | https://www.amass.com.cn
Pro'sKit | https://www.proskit.com
Connfly | https://en.connfly.com
KLS | https://www.klsele.com
АЛЬФА | https://www.alfarzpp.lv
Advanced Monolithic Systems | https://www.advanced-monolithic.com
Solomon Systech | https://www.solomon-systech.com
Winsen | https://www.winsen-sensor.com
Aosong | https://www.aosong.com
HanRun | https://www.hanrun.com
Weller | https://www.weller-tools.com
goot | https://www.goot.jp
Mastech | https://www.mastech-group.com
`;

/** Names of makers and their sites. The sites are common knowledge and need no source. */
export const makerHomes: readonly (readonly [name: string, address: string])[] = homes
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', address = ''] = row.split('|').map((cell) => cell.trim());
    return [name, address] as const;
  });

/** Makers whose parts have no link. Columns: name | reason. Staff can enter a site for each maker. */
const without = `
Ресурс | no public document names its site
Кулон | no public document names its site
Гириконд | public documents name its mail, not its site
Кремний | no public document names its site
ВЗПП | no public document names its site
Элекон | no public document names its site
Восход | a KiCad library names a datasheet without https alone
Планета | no public document names its site
Оптрон | public documents name its mail, not its site
Протон | no public document names its site
Светлана | no public document names its site
Авитон | no public document names its site
ПМК | no public document names its site
JL World | no public document names its site
Asahi Solder | no public document names its site
Maxwell | the maker was sold, and its former site may be another's
Vetus | no public document names its site
Solins | no public document names its site
Nova Fitness | public documents name its site without https alone
`;

/** Makers of the demonstration catalogue whose site is not known. */
export const makersWithoutSite: readonly string[] = without
  .trim()
  .split('\n')
  .map((row) => row.split('|')[0]?.trim() ?? '');
