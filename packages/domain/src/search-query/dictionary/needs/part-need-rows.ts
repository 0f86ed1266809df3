/** Needs for connectors, switches, relays and tools; need-rows.ts explains the format. */
export const connectorNeedRows = `
ffc-connectors / connectors | | разъем шлейфа, разъем для шлейфа, разъем ffc, разъем fpc, fpc, ffc, fpc разъем, fpc connector, ffc connector, flat cable connector, fpc konnektör, ffc konnektör
board-to-board-connectors / connectors | | межплатный разъем, разъем плата плата, мезонинный разъем, board to board, board to board connector, mezzanine connector, karttan karta konnektör
idc-connectors / connectors | | bh 10
circular-connectors / connectors | ~m5 | m5, разъем m5, m5 connector, m5 konnektör, круглый разъем m5
circular-connectors / connectors | ~m8 | m8, разъем m8, m8 connector, m8 konnektör, круглый разъем m8
circular-connectors / connectors | ~m12 | m12, разъем m12, m12 connector, m12 konnektör, круглый разъем m12
circular-connectors / connectors | ~m16 | m16, разъем m16, m16 connector, m16 konnektör, круглый разъем m16
circular-connectors / connectors | ~gx12 | gx12, разъем gx12, gx12 connector, gx12 konnektör, круглый разъем gx12
circular-connectors / connectors | ~gx16 | gx16, разъем gx16, gx16 connector, gx16 konnektör, круглый разъем gx16
circular-connectors / connectors | | круглый разъем, авиационный разъем, circular connector, aviation connector, dairesel konnektör
automotive-connectors / connectors | | автомобильный разъем, герметичный разъем, автомобильная фишка, automotive connector, waterproof connector, otomotiv konnektörü, su geçirmez konnektör
crimp-terminals / connectors | | наконечник, наконечник на провод, клемма на провод, клемма обжимная, контакт обжимной, обжимной контакт, crimp terminal, crimp contact, cable lug, ring terminal, kablo pabucu, krimp uç
ic-sockets / connectors | | панель для микросхемы, панель dip, панель под dip, dip панель, панель sop, панель plcc, панелька dip, dip панелька, сокет для микросхемы, ic socket, dip socket, entegre soketi, dip soket
flat-cables / wires | | шлейф, шлейф ffc, плоский кабель, кабель ffc, fpc шлейф, ffc cable, flat cable, ribbon cable, yassı kablo, ffc kablo
flat-cables / wires | ~coaxial ~ipex ~sma | вч кабель, кабель sma, антенный кабель, пигтейл, pigtail, rf cable, antenna cable, anten kablosu
toggle-rocker-switches / switches | | выключатель на панель
wires | | провод для перемычек
breadboards / development-boards | | макетная плата, макетка, breadboard, protoboard, prototyping board, delikli kart
soldering-stations | | паяльник, soldering iron, havya
solder-flux | | паяльная паста, solder paste
hand-tools | | отвертка, инструмент для пайки, screwdriver, tornavida
`;
