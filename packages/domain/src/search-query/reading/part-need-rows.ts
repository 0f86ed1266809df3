/** Connectors, switches, relays and tools; the form is told in need-rows.ts. */
export const connectorNeedRows = `
io-connectors / connectors | ~dc_power ~power_jack interface=DC interface=power | гнездо питания, разъем питания, разъем dc, гнездо dc, разъем питания dc, штекер питания, гнездо питания на плату, dc jack, power jack, dc power jack, dc connector, barrel jack, power connector, dc soket, güç soketi, güç konnektörü, dc güç konnektörü, adaptör girişi
io-connectors / connectors | ~rj45 ~ethernet ~modular interface=RJ45 | разъем ethernet, разъем rj45, розетка rj45, гнездо rj45, разъем для сети, rj45, rj45 connector, ethernet connector, rj45 jack, ethernet jack, rj45 konnektör, ethernet konnektörü
io-connectors / connectors | ~headphone ~audio interface=audio | аудиоразъем, разъем для наушников, гнездо для наушников, джек, разъем jack, audio jack, headphone jack, audio connector, kulaklık jakı, ses jakı
io-connectors / connectors | ~hdmi interface=HDMI | разъем hdmi, hdmi, hdmi разъем, hdmi connector, hdmi konnektör
io-connectors / connectors | ~d_sub ~sub interface=D-SUB | разъем d sub, разъем db9, db9, dsub, com порт разъем, d sub connector, db9 connector, db9 konnektör
usb-connectors / io-connectors / connectors | interface=USB ~usb @usb-connectors | разъем usb, usb разъем, гнездо usb, юсб разъем, usb connector, usb socket, usb port, usb konnektör, usb soket
usb-connectors / io-connectors / connectors | ~type_c ~usb_c interface=USB-C | usb type c, разъем usb type c, разъем type c, type c, usb c, тайп си, гнездо type c, type c connector, usb c connector, usb type c connector, type c konnektör, usb c konnektör
usb-connectors / io-connectors / connectors | ~micro ~micro_b | разъем micro usb, микро usb, micro usb, гнездо micro usb, микро юсб, micro usb connector, mikro usb, micro usb konnektör
usb-connectors / io-connectors / connectors | ~mini ~mini_b | разъем mini usb, мини usb, mini usb, mini usb connector, mini usb konnektör
pin-headers / connectors | gender=male ~pin_header | вилка штыревая, штыревая вилка, штыревой разъем, вилка pls, вилка на плату, гребенка, гребенка штырей, штыри, штырьки, pls, pin header, male header, header male, header pins, erkek header, erkek pin header
pin-headers / connectors | gender=female ~square_hole ~round_hole ~female | гнездо штыревое, розетка штыревая, гнездо на плату, розетка на плату, гнездо pbs, розетка pbs, female header, header female, socket header, pin socket, dişi header, dişi pin header
pin-headers / connectors | ~jumper ~shunt | джампер, перемычка на штыри, shunt jumper, jumper cap, jumper köprü
wire-to-board-connectors / connectors | | разъем провод плата, разъем на провод, разъем на кабель, разъем для аккумулятора, разъем для батареи, jst, jst разъем, разъем jst, разъем jst xh, разъем jst ph, разъем molex, wire to board, wire to board connector, battery connector, jst connector, molex connector, kablo kart konnektörü, jst konnektör, pil konnektörü
terminal-blocks / connectors | | клеммник винтовой, винтовой клеммник, клеммник на плату, клеммная колодка, винтовая клемма, клемма на плату, пружинный клеммник, разъемный клеммник, screw terminal, screw terminal block, terminal block, pluggable terminal block, spring terminal, klemens, vidalı klemens, yaylı klemens
ffc-connectors / connectors | | разъем шлейфа, разъем для шлейфа, разъем ffc, разъем fpc, fpc, ffc, fpc разъем, fpc connector, ffc connector, flat cable connector, fpc konnektör, ffc konnektör
board-to-board-connectors / connectors | | межплатный разъем, разъем плата плата, мезонинный разъем, board to board, board to board connector, mezzanine connector, karttan karta konnektör
idc-connectors / connectors | | разъем idc, idc, разъем на плоский кабель, разъем на шлейф idc, вилка idc, bh 10, idc connector, ribbon cable connector, box header, idc konnektör
rf-connectors / connectors | | вч разъем, разъем sma, sma, разъем bnc, bnc, коаксиальный разъем, разъем антенны, разъем ipex, ipex, ufl, u fl, sma connector, bnc connector, coaxial connector, rf connector, antenna connector, sma konnektör, bnc konnektör, anten konnektörü
circular-connectors / connectors | | круглый разъем, разъем m12, разъем m8, авиационный разъем, разъем gx16, circular connector, m12 connector, aviation connector, dairesel konnektör
automotive-connectors / connectors | | автомобильный разъем, герметичный разъем, автомобильная фишка, automotive connector, waterproof connector, otomotiv konnektörü, su geçirmez konnektör
card-connectors / connectors | ~microsd ~sd ~tf ~sd_card | держатель карты памяти, разъем карты памяти, разъем sd карты, слот microsd, разъем micro sd, слот карты памяти, гнездо sd, microsd разъем, sd card connector, sd card socket, microsd socket, micro sd connector, memory card connector, sd kart yuvası, sd kart soketi
card-connectors / connectors | ~sim ~microsim ~nano_sim ~mini_sim | держатель sim карты, разъем sim, слот sim, держатель сим карты, sim карта разъем, sim holder, sim card holder, sim card connector, sim connector, sim kart yuvası, sim soketi
card-connectors / connectors | ~battery | держатель батареи, держатель батарейки, держатель аккумулятора, держатель 18650, держатель cr2032, батарейный отсек, батарейка держатель, battery holder, cr2032 holder, 18650 holder, coin cell holder, pil yuvası, pil tutucu, batarya yuvası
crimp-terminals / connectors | | наконечник, наконечник на провод, клемма на провод, клемма обжимная, контакт обжимной, обжимной контакт, crimp terminal, crimp contact, cable lug, ring terminal, kablo pabucu, krimp uç
ic-sockets / connectors | | панель для микросхемы, панелька dip, dip панелька, сокет для микросхемы, ic socket, dip socket, entegre soketi, dip soket
flat-cables / wires | | шлейф, шлейф ffc, плоский кабель, кабель ffc, fpc шлейф, ffc cable, flat cable, ribbon cable, yassı kablo, ffc kablo
flat-cables / wires | ~coaxial ~ipex ~sma | вч кабель, кабель sma, антенный кабель, пигтейл, pigtail, rf cable, antenna cable, anten kablosu
tact-switches / switches | | тактовая кнопка, кнопка на плату, микрокнопка, кнопка сброса, tact switch, tactile switch, tactile button, reset button, tact buton, dokunsal buton
micro-switches / tact-switches / switches | | микропереключатель, концевой выключатель, концевик, микрик, кнопка с фиксацией, microswitch, micro switch, limit switch, end stop, mikro anahtar, limit anahtarı
dip-switches / toggle-rocker-switches / switches | | dip переключатель, переключатель dip, дип переключатель, dip switch, dip anahtar
toggle-rocker-switches / switches | ~slide | движковый переключатель, ползунковый переключатель, slide switch, sürgülü anahtar
toggle-rocker-switches / switches | | тумблер, клавишный выключатель, выключатель питания, клавишный переключатель, выключатель на панель, toggle switch, rocker switch, power switch panel, kollu anahtar, ışıklı anahtar
rotary-encoders / switches | | энкодер, инкрементальный энкодер, поворотный энкодер, ручка энкодер, encoder, rotary encoder, incremental encoder, enkoder, döner enkoder
electromagnetic-relays / relays | | электромагнитное реле, реле на плату, силовое реле, автомобильное реле, power relay, signal relay, pcb relay, elektromanyetik röle
electromagnetic-relays / relays | ~reed | герконовое реле, геркон, reed relay, reed switch, reed röle
solid-state-relays + electromagnetic-relays / relays | | коммутация нагрузки, переключить нагрузку, включить нагрузку, управление нагрузкой, коммутировать нагрузку, switch mains load, mains switching, load switching relay, yük anahtarlama
solid-state-relays / relays | | твердотельное реле, оптореле, полупроводниковое реле, фотореле, solid state relay, ssr, photomos, optical relay, katı hal rölesi, katı hal röle
fans | | вентилятор, кулер, вентилятор охлаждения, охлаждение, cooling fan, fan, soğutma fanı
wires | | провод, монтажный провод, провод для перемычек, эмальпровод, перемычки для макетной платы, wire, hook up wire, jumper wire, jumper wires, kablo, montaj kablosu, jumper kablo
heat-shrink | | термоусадка, термоусадочная трубка, трубка термоусадочная, термоусадка набор, heat shrink, heat shrink tube, heat shrink tubing, makaron, ısıyla daralan makaron
breadboards / development-boards | | макетная плата, макетка, беспаечная макетная плата, breadboard, protoboard, prototyping board, delikli kart
soldering-stations | | паяльник, паяльная станция, термофен, фен паяльный, soldering iron, soldering station, hot air station, havya, lehim istasyonu, sıcak hava istasyonu
soldering-tips | | жало, soldering iron tip, tip for soldering iron, жало для паяльника, жало паяльника, наконечник паяльника, soldering tip, iron tip, havya ucu
solder-flux | | припой, флюс, паяльная паста, припой с флюсом, олово, канифоль, solder, solder wire, flux, solder paste, rosin, lehim, lehim teli, lehim pastası
multimeters | | мультиметр, тестер, вольтметр, амперметр, токовые клещи, прибор измерительный, multimeter, tester, clamp meter, voltmeter, multimetre, ölçü aleti, pens ampermetre
hand-tools | | пинцет, кусачки, бокорезы, отвертка, инструмент для пайки, обжимные клещи, кримпер, tweezers, cutters, side cutter, screwdriver, crimper, cımbız, yan keski, tornavida, pense
`;
