/** Names of surface-mount packages, then of through-hole packages. A chip size has four or five digits. */
const surface =
  /^(?:0\d{3,4}|1\d{3}|2\d{3}|3528|5050|5630|5730|7343|SMD|SMT|SM[ABCF]\b|SOT|TSOT|SC-?\d|SOD|SOIC|SOP?-?\d|E?SOP|[THVMQS]*SSOP|TSOP|MSOP|VSSOP|[VWUTXHL]*[QD]FN|[XVWU]*SON|[LTHV]*QFP|[A-Z]*BGA|WLCSP|DSBGA|CSP|LGA|LCC|MELF|M[BT][SFM]\b|ABS\b|[DUYL]BS\b|DB-?\d?S\b|LMBF|SOPA|UMB|D2?PAK|TO-?25[23]|TO-?26[3]|CAN-|CASE|DO-?21[46]|POWERDI|PDFN|MINIMELF)/iu;
const leaded =
  /^(?:P?DIP|SIP|ZIP|TO-?(?:92|126|220|247|251|262|264|3P?|5|18|39|46|52|72|99)(?!\d)|DO-?(?:7|15|27|34|35|41|201)(?!\d)|AXIAL|RADIAL|HC-?49(?![^-]*-?SMD)|THROUGH|PLUGIN|R-6)/iu;

/** Returns the mounting type of a package; null = its name does not determine the type. */
export function packageBody(name: string): 'smd' | 'tht' | null {
  if (name.length > 60) return null;
  if (/SMD|SMT/iu.test(name)) return 'smd';
  if (leaded.test(name)) return 'tht';
  return surface.test(name) ? 'smd' : null;
}
