import { headerForm } from './header-form.ts';

/**
 * The most frequent makers in parts lists, as `headerForm` returns them. A column of these names is the maker column
 * under any header.
 */
const names = new Set(
  `
analogdevices adi texasinstruments ti stmicroelectronics st stm microchip atmel nxp onsemi onsemiconductor fairchild infineon
internationalrectifier irf maxim maximintegrated linear lineartechnology renesas intersil toshiba rohm murata tdk epcos samsung
samsungelectromechanics semco yageo phycomp vishay vishaydale dale kemet avx kyoceraavx panasonic nichicon rubycon taiyoyuden
walsin uniohm uniroyal royalohm bourns littelfuse diodes diodesinc diodesincorporated nexperia mcc microcommercialco
microcommercialcomponents wurth würth wurthelektronik würthelektronik molex te teconnectivity tyco amphenol jst samtec hirose
phoenixcontact wago harting keystone kingbright everlight osram osramopto lumileds cree liteon avago broadcom silabs siliconlabs
espressif wch stc puya gigadevice winbond micron spansion cypress xilinx amd altera intel lattice ftdi coilcraft sunlord fenghua
fh cctc hre lelon jamicon epson abracon txc ndk eckeystone cui xkb xkbenterprise xkbconnectivity korean boomele ckmtw kento sofng
omron alps ckcomponents nidec schurter eaton belfuse bel recom traco tracopower meanwell aimtec sharp isocom honeywell sensirion
bosch invensense quectel simcom ublox semtech nordic nordicsemiconductor multicomp ralec susumu koa vitrohm tesla hitano samwha
chang changjiang jscj cj goodark mdd lrc leshan hongfa finder songle fujitsu hosiden cvilux
ангстрем микрон интеграл миландр протон кремний эркон кулон элеконд реском воронеж нзпп оксид монолит сапфир
`
    .trim()
    .split(/\s+/u),
);

/** Whether a text is a maker's name, also with a legal form or Chinese words: `UNI-ROYAL(厚声)`, `Murata Electronics`. */
export function isMakerName(text: string): boolean {
  if (text.length > 60 || text.length < 2) return false;
  const bare = text.replace(/\(.*/u, '');
  // Digits make it more than a name: `SCHURTER 3413.0010.11` is a maker and a number.
  if (/\d{3}/u.test(bare)) return false;
  if (names.has(headerForm(bare))) return true;
  const [first = ''] = bare.split(/[\s,/]+/u, 1);
  return first.length > 2 && /^\p{L}+$/u.test(first) && names.has(headerForm(first));
}
