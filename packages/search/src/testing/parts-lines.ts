/**
 * Lines of parts lists and their expected matches in the small shop (`parts-catalogue.ts`). Columns: fields of the line
 * | status | reason | chosen part | other candidates.
 *
 * The fields are `n` part number, `m` maker (`?` = the shop does not know this maker), `p` package, `w` words, `q`
 * pieces, `s` the shop's number. `f` is a product that a distributor's number identifies, `a` alternates
 * (`number@maker`), `c` the part that the customer chose earlier. `dnp` and `error` are flags of the line.
 */
export const partsLines: readonly string[] = `
n=RC0603FR-0710KL m=yageo | exact | mpn_and_maker | RC0603FR-0710KL |
n=RC0603FR-0710KL | exact | mpn | RC0603FR-0710KL |
n=rc0603fr-0710kl m=yageo | exact | mpn_and_maker | RC0603FR-0710KL |
n=RC0603FR-0710KL m=yageo p=0603 | exact | mpn_and_maker | RC0603FR-0710KL |
n=RC0603FR-0710KL m=yageo p=1608 | exact | mpn_and_maker | RC0603FR-0710KL |
n=RC0603FR-0710KL m=yageo p=0805 | conflict | mpn | - | RC0603FR-0710KL
n=RC0603FR-0710KL p=0805 | conflict | mpn | - | RC0603FR-0710KL
n=RC0603FR-0710KL m=yageo p=Strange_Thing | exact | mpn_and_maker | RC0603FR-0710KL |
n=RC0603FR0710KL m=yageo | exact | normalised_mpn | RC0603FR-0710KL |
n=RC0603FR_0710KL | exact | normalised_mpn | RC0603FR-0710KL |
n=RC0603FR-0710KL m=vishay | probable | mpn | - | RC0603FR-0710KL
n=RC0603FR-0710KL m=? | probable | mpn | RC0603FR-0710KL |
n=RC0603FR-0710KL q=100000 | exact | mpn | RC0603FR-0710KL |
n=RC0603FR-0710KL dnp | excluded | - | - |
n=RC0603FR-0710KL error | error | mpn | - | RC0603FR-0710KL
n=1N4148 | several | mpn | - | 1N4148 1N4148 1N4148
n=1N4148 m=vishay | exact | mpn_and_maker | 1N4148 | 1N4148 1N4148
n=1N4148 p=SOD-123 | probable | mpn | 1N4148 | 1N4148 1N4148
n=1N4148 m=? | several | mpn | - | 1N4148 1N4148 1N4148
n=1N4148 m=vishay p=SOD-123 | conflict | mpn | - | 1N4148 1N4148 1N4148
n=LM358DR m=ti | exact | mpn_and_maker | LM358DR |
n=LM358DR p=SOIC-8 | exact | mpn | LM358DR |
n=LM358DR p=SO-8 | exact | mpn | LM358DR |
n=LM358DR p=DIP-8 | conflict | mpn | - | LM358DR
n=LM358D m=ti p=SOIC-8 | probable | packing | LM358DR | LM358DT
n=LM358D m=ti | probable | packing | LM358DR | LM358DT
n=LM358D | several | packing | - | LM358DT LM358DR
n=LM358 | several | words | - | LM358DT LM358DR LM358P
n=LM358DRG3 m=ti | probable | packing | LM358DR |
n=MCP1700-3302E/TT | probable | packing | MCP1700T-3302E/TT |
n=BC847B m=nexperia | exact | mpn_and_maker | BC847B |
n=BC847BT | exact | mpn | BC847BT |
n=ВС847В | probable | normalised_mpn | BC847B | BC847BT
n=BC847BR p=SOT-23 m=nexperia | several | similar_mpn | - | BC847B BC847BT
n=BC847BR p=SOT-416 | probable | similar_mpn | - | BC847BT BC847B
n=BC847BR p=SOT-89 | probable | similar_mpn | - | BC847B BC847BT
n=SMAJ5.0A | exact | mpn | SMAJ5.0A |
n=SMAJ50A | several | corrected_mpn | - | SMAJ5.0A SMAJ58A
n=SMAJ5,0A | exact | normalised_mpn | SMAJ5.0A |
n=B0540W | probable | packing | B0540W-7-F |
n=B0540W-13-F m=diodes | probable | packing | B0540W-7-F |
n=B0540W m=vishay | probable | packing | - | B0540W-7-F
n=PMEG3020EH | probable | packing | PMEG3020EH,115 |
n=К155ЛА3 | exact | mpn | К155ЛА3 |
n=K155LA3 | probable | normalised_mpn | К155ЛА3 |
n=КТ315Б | exact | mpn | КТ315Б |
n=КТ-315-Б | exact | normalised_mpn | КТ315Б |
n=MCP1700T-3302E/TT m=microchip | exact | mpn_and_maker | MCP1700T-3302E/TT |
n=MCP1700T3302ETT | exact | normalised_mpn | MCP1700T-3302E/TT |
n=MAX232CPE | probable | packing | MAX232CPE+ |
n=MAX232CPE p=DIP-16 | probable | packing | MAX232CPE+ |
n=AMS1117-3.3 | exact | mpn | AMS1117-3.3 |
n=AMS1117-33 | probable | corrected_mpn | - | AMS1117-3.3
n=STM32F103C8T6 | exact | mpn | STM32F103C8T6 |
n=STM32F130C8T6 | probable | corrected_mpn | - | STM32F103C8T6
n=STM32F103X8T6 | probable | corrected_mpn | - | STM32F103C8T6
n=1-1734592-1 | not_carried | mpn | - | 1-1734592-1
n=1-1734592-1 a=AMS1117-3.3 | exact | alternate | AMS1117-3.3 | 1-1734592-1
n=ZZZ99999 | not_found | - | - |
n=ZZZ99999 a=RC0603FR-0710KL@yageo | probable | alternate | RC0603FR-0710KL |
n=ZZZ99999 a=1N4148 | several | alternate | - | 1N4148 1N4148 1N4148
n=ZZZ99999 a=RC0603FR-0710KL@vishay | probable | alternate | - | RC0603FR-0710KL
n=STM32F103C8T6 q=10 a=STM32F103CBT6 | exact | mpn | STM32F103C8T6 | STM32F103CBT6
n=CRCW060310K0FKEA q=100 a=RC0603FR-0710KL@yageo | exact | alternate | RC0603FR-0710KL | CRCW060310K0FKEA
n=STM32F103C8T6 q=100 a=STM32F103CBT6 | exact | mpn | STM32F103C8T6 | STM32F103CBT6
s=1 | exact | shop_number | RC0603FR-0710KL |
s=1 n=RC0603FR-0710KL | exact | shop_number | RC0603FR-0710KL |
s=1 n=LM358DR | conflict | shop_number | - | RC0603FR-0710KL LM358DR
s=34 | not_carried | shop_number | - | 1-1734592-1
s=999 n=LM358DR | exact | mpn | LM358DR |
f=17 | probable | foreign_number | LM358DR |
f=17 n=LM358DR m=ti | exact | mpn_and_maker | LM358DR |
f=22 n=1N4148 | exact | foreign_number | 1N4148 | 1N4148 1N4148
f=17 n=LM358DT | conflict | foreign_number | - | LM358DR LM358DT
f=17 n=NE555P | conflict | foreign_number | - | LM358DR NE555P
f=17 n=ZZZ99999 | conflict | foreign_number | - | LM358DR
f=17 p=DIP-8 | conflict | foreign_number | - | LM358DR
f=17 m=st n=LM358DR | probable | foreign_number | LM358DR |
f=17 n=LM358D m=ti | probable | packing | LM358DR |
f=17 n=LM358D p=SO-8 | probable | packing | LM358DR |
f=17 n=LM358D | probable | packing | LM358DR |
f=17 n=LM358 m=ti | probable | foreign_number | LM358DR |
f=23 n=ВС847В | exact | foreign_number | BC847B |
f=27 n=B0540W | probable | packing | B0540W-7-F |
f=23 n=BC847BR p=SOT-23 | probable | foreign_number | BC847B |
f=17,19 | conflict | foreign_number | - | LM358DT LM358DR
c=18 n=LM358 | exact | chosen_before | LM358P |
c=18 w=усилитель p=DIP-8 | exact | chosen_before | LM358P |
w=резистор_10к_0603_1% p=0603 | probable | parameters | RC0603FR-0710KL | ERJ-3EKF1002V CRCW060310K0FKEA RT0603BRD0710KL
w=резистор_10к_0603 p=0603 q=2 | probable | parameters | CRCW060310K0FKEA | RC0603JR-0710KL RC0603FR-0710KL ERJ-3EKF1002V RT0603BRD0710KL
w=10k p=0603 | probable | parameters | RC0603FR-0710KL | RC0603JR-0710KL ERJ-3EKF1002V CRCW060310K0FKEA RT0603BRD0710KL
w=10k p=1608 | probable | parameters | RC0603FR-0710KL | RC0603JR-0710KL ERJ-3EKF1002V CRCW060310K0FKEA RT0603BRD0710KL
w=резистор_10к_1% p=0805 | probable | parameters | RC0805FR-0710KL |
w=резистор_10к_1% | probable | parameters | - | RC0805FR-0710KL RC0603FR-0710KL ERJ-3EKF1002V CRCW060310K0FKEA RT0603BRD0710KL
w=резистор_10к_0,5% p=0603 | probable | parameters | RT0603BRD0710KL |
w=резистор_10к_0,2Вт p=0603 | probable | parameters | ERJ-3EKF1002V |
w=резистор_10к p=2512 | not_found | - | - |
w=резистор_10к p=Strange_Thing | not_found | - | - |
w=резистор_22к p=0603 q=10 | probable | parameters | CRCW060322K0FKEA | RC0603FR-0722KL
w=конденсатор_0,1мкФ_50В_X7R p=0603 | probable | parameters | CC0603KRX7R9BB104 | GRM188R71H104KA93D
w=100n_16V p=0603 | probable | parameters | CL10B104KA8NNNC | CL10F104ZO8NNNC CC0603KRX7R9BB104 GRM188R71H104KA93D
w=100nF_25V_X7R p=0603 | probable | parameters | CL10B104KA8NNNC | CC0603KRX7R9BB104 GRM188R71H104KA93D
w=100nF_100V_X7R p=0603 | not_found | - | - |
w=18pF_NP0 p=0603 | probable | parameters | CL10C180JB8NNNC |
w=тантал_4,7мкФ_10В_case_A | probable | parameters | TAJA475K016RNJ |
w=кварц_16МГц | probable | parameters | - | ABM8-16.000MHZ-B2-T
w=16МГц p=LQFP-48 | probable | words | - | ABM8-16.000MHZ-B2-T
w=стабилитрон_5,1В p=SOT-23 | probable | words | - | BZX84C5V1
n=XX0603-10K w=резистор_10к_1% p=0603 | probable | parameters | - | RC0603FR-0710KL ERJ-3EKF1002V CRCW060310K0FKEA RT0603BRD0710KL
n=RC0603FR-0711KL w=резистор_11к_1% p=0603 | not_found | - | - |
w=резистор_10к_1% p=0603 m=panasonic | probable | parameters | ERJ-3EKF1002V | RC0603FR-0710KL CRCW060310K0FKEA RT0603BRD0710KL
w=резистор_10к_1% p=0603 m=koa | probable | parameters | - | RC0603FR-0710KL ERJ-3EKF1002V CRCW060310K0FKEA RT0603BRD0710KL
w=резистор_10к_1% p=0603 m=? | probable | parameters | - | RC0603FR-0710KL ERJ-3EKF1002V CRCW060310K0FKEA RT0603BRD0710KL
w=резистор_10к_1% p=0603 m=yageo | probable | parameters | RC0603FR-0710KL | RT0603BRD0710KL ERJ-3EKF1002V CRCW060310K0FKEA
w=таймер | several | words | - | NE555DR NE555P
w=несуществующее | not_found | - | - |
w= | not_found | - | - |
n=22-23-2021 | exact | normalised_mpn | 0022232021 |
n=22232021 m=molex | exact | normalised_mpn | 0022232021 |
n=533980671 | exact | normalised_mpn | 53398-0671 |
n=0533980671 m=molex | exact | normalised_mpn | 53398-0671 |
n=53398.0671 | probable | corrected_mpn | - | 53398-0671
n=533980671 m=ti | probable | normalised_mpn | - | 53398-0671
`
  .trim()
  .split('\n');
