import { makerKey } from './maker-spelling.ts';

/**
 * Codes for the packing (reel, tube, tray) and for lead-free parts in a maker's ordering guide. They are cut off in
 * this order.
 */
interface OrderingGuide {
  readonly makers: readonly string[];
  readonly codes: readonly RegExp[];
}

/** Texas Instruments' codes of packages, after which R and T mean a reel. */
const tiPackages =
  `DBQ|DBV|DBZ|DCK|DCN|DCU|DCY|DDA|DDC|DDF|DGG|DGK|DGN|DGQ|DGS|DGV|DPW|DRB|DRC|DRL|DRV|DSE|DSG|DW|DYY|KTT|
  KVU|LP|NS|PAG|PFB|PM|PW|PWP|RGE|RGT|RGW|RGY|RGZ|RHA|RHB|RHL|RSA|RSE|RTE|RUK|RVK|YFF|YFP|YZP`.replaceAll(/\s+/g, '');

const guides: readonly OrderingGuide[] = [
  {
    // Examples: LM358DR, OPA170AIDBVT, LM358MX/NOPB, SN74HC00PWRG4, OPA2134UA/2K5.
    makers: ['Texas Instruments', 'TI', 'National Semiconductor', 'Burr-Brown'],
    codes: [
      /X?\/NOPB$/,
      /(?<=[A-Z])[EG][34]$/,
      /\/(?:250|500|1K|2K|2K5|3K)$/,
      new RegExp(`(?:(?<=D|DB)R|(?<=${tiPackages})[RT])$`),
    ],
  },
  {
    // Examples: MC34063ADR2G, BC847BLT1G, NCP1117ST33T3G, 1N5919BRLG, NTD20N06LT4G, MC7805CDTRKG.
    makers: ['onsemi', 'ON Semiconductor', 'Fairchild'],
    codes: [/G$/, /(?:T[1-5]|R[12]|RL|RLRA|RLRP|RK)$/],
  },
  {
    // Examples: B0540W-7-F, SMAJ5.0A-13, ZXMN10A07FTA, AP2112K-3.3TRG1.
    makers: ['Diodes Incorporated', 'Diodes', 'Zetex'],
    codes: [/-F$/, /-(?:7|13)$/, /(?<=^Z.{4,})T[AC]$/, /TRG1$|(?:TR)?-G1$/],
  },
  {
    // Examples: STM32F103C8T6TR, LD1117S33TR, LM358DT.
    makers: ['STMicroelectronics', 'ST'],
    codes: [/-?TR$/, /(?<=^(?:LM|TS[A-Z]?|MC|TL|NE|UA)\d+[A-Z]{0,2}[DP])T$/],
  },
  // Examples: PMEG3020EH,115.
  { makers: ['Nexperia', 'NXP'], codes: [/[,/ ]\d{3}$/] },
  {
    // Examples: MCP1700T-3302E/TT, ATMEGA328P-AUR, AT24C02C-SSHM-T, MIC5205-3.3YM5-TR.
    makers: ['Microchip', 'Atmel', 'Micrel'],
    codes: [/(?<=[A-Z\d])T(?=-[A-Z\d])/, /(?<=-[A-Z]{1,4})R$/, /[- ]T[RX]?$|(?<=^AT.*)-B$/],
  },
  {
    // Examples: AD8605ARTZ-REEL7, LT1763CS8-3.3#TRPBF, MAX232CPE+T.
    makers: ['Analog Devices', 'Linear Technology', 'Maxim Integrated'],
    codes: [/-(?:REEL\d{0,2}|RL7?|R[257])$/, /#(?:TRM?)?(?:PBF)?$/, /(?<=^(?:MAX|DS)\d.*)(?:\+T?|-T)$/],
  },
  // Examples: IRLML6402TRPBF, IRF540NPBF.
  { makers: ['Infineon', 'International Rectifier'], codes: [/(?<=^(?:AU)?IR.*)PBF$/, /(?<=^(?:AU)?IR.*)TR[LR]?$/] },
  {
    // Examples: 1N4148W-E3-08, SI2301CDS-T1-GE3, BZX55C5V1-TR.
    makers: ['Vishay'],
    codes: [/-(?:G?E3|M3|BE3)(?:[/-]\d{1,2}[A-Z]{0,2})?$/, /-(?:GS(?:08|18)|TR3?|TAP|T1)$/],
  },
  // Examples: CP2102-GMR.
  { makers: ['Silicon Labs'], codes: [/(?<=-[A-Z]{1,4}\d{0,2})R$/] },
  // Examples: FT232RL-REEL.
  { makers: ['FTDI'], codes: [/-(?:REEL|TUBE|TRAY|[RTU])$/] },
  // Examples: MP1584EN-LF-Z.
  { makers: ['Monolithic Power Systems'], codes: [/-[ZP]$/, /-LF$/] },
  // Example: GRM188R71H104KA93D. The last letter states the reel size and the kind of tape.
  { makers: ['Murata'], codes: [/(?<=^G[CJR][A-Z0-9]{12,18})[DJKL]$/] },
];

const byMaker: ReadonlyMap<string, OrderingGuide> = new Map(
  guides.flatMap((guide) => guide.makers.map((maker) => [makerKey(maker), guide] as const)),
);

/** Minimum length of a part number without its packing codes. */
const lengthMin = 4;

/**
 * Returns a part number without the codes for packing and lead-free parts. Two numbers of this maker with equal results
 * are the same part. Returns null if the maker's ordering guide is unknown.
 */
export function withoutPackingCodes(maker: string, partNumber: string): string | null {
  const guide = byMaker.get(makerKey(maker));
  if (guide === undefined) return null;
  return guide.codes.reduce((number, code) => {
    const rest = number.replace(code, '');
    return rest.length < lengthMin ? number : rest;
  }, partNumber.normalize('NFKC').trim().toUpperCase());
}
