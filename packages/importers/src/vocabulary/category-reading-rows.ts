/**
 * Meaning of the words in a group's name: `slug | words`. All words must occur, each in one of its forms (`/`). A form
 * is a prefix of a word. With `$` it is a whole word, with `_` several consecutive words. Chinese may occur anywhere.
 * `!` = must not occur. The first matching row is used, so narrower ones come first. `-` = a group of other goods.
 * Words are in lower case, without accents, with spaces for punctuation.
 */
export const categoryReadingRows = `
- | kit$/kits$ !development/evaluation/отладочн
- | aksesuar/accessor/аксессуар/набор/наборы/радиатор/heatsink/крепеж/bearing/подшипник/spring$/springs$/nut$/nuts$/stud$/studs$/screws$/винты/гайк/сердечник/решетк/оптик/лампы/лампа/lamps$/светильник/meter$/voltmeter/вставк/ввод/ввода/термопар/термостат/thermostat/каналы/module_bus/bus_module
- | держател/holder светодиод/led$/leds$
- | transist/транзист rf$/свч
- | core$/cores$ !arm/cortex
flat-cables | ffc$/fpc$/flat/ribbon/rf$/шлейф/yassi cable/cables/кабел/шлейф/kablo !соединител/разъем/connector
solid-state-relays | solid_state/твердотельн/ssr$ relay/реле/role
electromagnetic-relays | relay/реле$/role$/roleler/继电器 !module/модул/socket/колодк/пускател/driver/драйв
optocouplers | optoc/opto_isolat/optoiso/оптопар/оптрон/optokup/optokuplor/photocoup/光耦
surge-arresters | surge suppressors$/arrest !diod/tvs/esd/varist
surge-arresters | tss$/spd$/spds$/discharge_tube
fuse-holders | fuse/предохранит/sigorta holder/держател/yuva/колодк
ic-sockets | socket/сокет/панельк/держател/soket ic$/dip$/микросхем/component/transistor/entegre
board-to-board-connectors | card_edge/edgeboard/pcie connector
card-connectors | battery/batteries/батаре/card/карт/sim$/sd$/pil$ holder/держател/отсек/connector/socket/слот/yuva
varistors | varist/варист/mov$/movs$/压敏
- | inrush
resettable-fuses | resettab/самовосст/восстанавлив/ptc$/pptc$/自恢复 fuse/предохр/sigorta/保险丝/pptc$
fuses | fuse/предохр/термопредохр/sigorta/保险丝
surge-arresters | gdt/gas_discharge/разрядник/газоразр/arrest/parafudr
ntc-thermistors | ntc$
ptc-thermistors | ptc$ thermist/термист/termist/термистор
resistor-networks | resist/rezist/резист/direnc/direnci network/array/сборк/dizi
resistor-networks | 排阻
trimmers | trimm/trimpot/подстроечн !capacit/конденс/перемен
potentiometers | potentiom/potansiyo/потенциом/电位器 !digital/цифров
potentiometers | resist/резист variable/перемен !подстр/capacit
current-sense-resistors | shunt/шунт/current_sense/metal_strip resist/резист/шунт/direnc !low
power-resistors | resist/rezist/резист/direnc/direnci wirewound/wound/cement/цемент/проволоч/aluminum/aluminium/алюмин/tas$/guc$/porcelain/chassis/мощн
chip-resistors | resist/rezist/резист/direnc/direnci smd$/smt$/chip/surface/чип/thick/thin/толстопл/glaze/贴片
chip-resistors | 贴片电阻
through-hole-resistors | resist/rezist/резист/direnc/direnci through/leaded/axial/carbon/karbon/oxide/вывод/углерод/металлопл/film$/composition
emi-filters | feed_through
safety-capacitors | capacit/конденс/kondans/电容 safety/suppress/помехоподав/x1$/x2$/y1$/y2$/guvenlik/安规
supercapacitors | ионист/supercap/superkap/ultracap/edlc/double_layer/超级电容
tantalum-capacitors | tantal/тантал/钽 !resist/резист
polymer-capacitors | capacit/конденс/kondans polymer/полимер/solid$/hybrid
film-capacitors | capacit/конденс/kondans film$/filmi/плен/polyprop/polyest/полиэст/полипроп/cbb$
film-capacitors | 薄膜电容
smd-electrolytic-capacitors | electrolyt/электролит/elektrolit/aluminum/aluminium/алюмин smd$/smt$/chip/чип !resist/резист/inductor
aluminium-electrolytic-capacitors | electrolyt/электролит/elektrolit/电解电容
aluminium-electrolytic-capacitors | capacit/конденс/kondans aluminum/aluminium/алюмин
leaded-ceramic-capacitors | capacit/конденс/kondans/mlcc$ ceramic/керам/seramik/disc$/mlcc$ lead/disc$/диск/вывод/hole !smd$
leaded-ceramic-capacitors | mercimek
chip-ceramic-capacitors | ceramic/керам/seramik/mlcc$ smd$/smt$/chip/чип/multilayer/mlcc$ !resist/резист/reson/резон/inductor/filter/фильтр
chip-ceramic-capacitors | capacit/конденс/kondans smd$/smt$/chip/чип/ceramic/керам/seramik !trimm/подстр/array
chip-ceramic-capacitors | 贴片电容/陶瓷电容
common-mode-chokes | common_mode/синфаз/共模
ferrite-beads | ferrit/феррит/chip bead$/beads$/бусин/boncuk/filter/filtre/фильтр
ferrite-beads | 磁珠
transformers | transform/трансформ/trafo/变压器 !driver
power-inductors | induct/индуктив/дроссел/choke/bobin power/силов/guc$
power-inductors | 功率电感
axial-inductors | induct/индуктив/дроссел/bobin axial/radial/lead/hole/вывод/color_ring
chip-inductors | induct/индуктив/дроссел/bobin chip/smd$/чип/rf$/multilayer
chip-inductors | 贴片电感
inductors | induct/индуктив/bobin fixed/постоянн
emi-filters | emi$/rfi$/эми$/помехоподав filter/фильтр/filtre
resonators | resonat/резонатор/rezonat/filter/фильтр ceramic/керам/seramik/saw$/пав$
clock-ics | clock/тактов generator/buffer/synthesiz/pll/pll$/distribut/jitter
timers | timer/таймер/zamanlay !relay/switch
oscillators | oscill/osilat/tcxo/vcxo/ocxo
oscillators | кварц/тактов генератор
crystals | crystal/кристалл/кварц/kristal !liquid/lcd/жидк/filter/display
crystals | 晶振/晶体谐振
scr-thyristors | thyrist/тирист/tristor/scr$/scrs$/晶闸管 !модул/module/driver/драйв/triac/симист
triacs | triac/симистор/triyak !output/driver/драйв/оптро
photodetectors | infrared/ir$/photo receiver/interrupter
photodetectors | phototrans/photodi/фототранз/фотодиод/photodet/photores/фоторез/fotodi
- | driver/драйв/surucu фотогальв/laser/лазер/lcd$
drivers | transformer_driver/gate_drive/bridge_driver
drivers | driver/драйвер/surucu/контроллер/controller gate/gates/motor/motion/led$/leds$/затвор/fet$/igbt/двигат/светодиод/stepper/display/мотор !opto/balast/балласт
schottky-diodes | schottk/шоттки/sotki/肖特基
diodes | zener/зенер/стабилитрон/稳压二极管 tvs$/esd$/супрессор/suppressor/transient/transil/защитн/ограничит/koruma/瞬态
zener-diodes | zener/зенер/стабилитрон/稳压二极管
tvs-diodes | tvs$/esd$/супрессор/suppressor/transil/трансил/瞬态
tvs-diodes | diod/диод/diyot защитн/protect/suppress/transient/koruma/ограничит
tvs-diodes | ограничит напряж/перенапряж
bridge-rectifiers | bridge/мост/kopru rectif/выпрям/diod/диод/diyot/dogrult
bridge-rectifiers | 整流桥/桥堆
switching-diodes | diod/диод/diyot switch/импульс/signal/anahtarlama !regulat
switching-diodes | 开关二极管
rectifier-diodes | diod/диод fast_recovery/general_purpose/avalanche/high_efficiency !zener
switching-diodes | diod/диод variable_capacit/varactor/варикап
rectifier-diodes | rectif/выпрямит/dogrult/整流二极管 !bridge/controller/контрол/synchronous/синхрон
igbts | igbt/ipm$/intelligent_power_module
jfets | jfet
mosfets | mosfet/moсфет/мосфет/场效应/mos管
mosfets | transist/транзист gan$
mosfets | transist/транзист fet$/fets$/полев/моп$
bipolar-transistors | bjt/bjts$/bipolar/биполяр/三极管
bipolar-transistors | transist/транзист digital/darlington/npn$/pnp$/цифров/составн
seven-segment-displays | segment/сегмент/семисегмент/数码管
seven-segment-displays | led$ display/displays/индикатор !driver/драйв/lcd/oled
- | led$/leds$/светодиод лент/strip/лазер/controller/контроллер/модул/module
leds | led$/leds$/ledler/светодиод/发光 !protect/защит
audio-amplifiers | audio/звуков/ses$ amplif/усилит/amfi/opamp
rf-ics | rf$ transceiv/filter/amplif/switch/switches/mixer/attenuat/detector/coupler/modulat/demodulat/splitter/misc/chips$ !connector/cable/antenn
operational-amplifiers | amplif instrument/differential/current_sens/video/isolation/variable_gain/general_purpose/special_purpose/fet$ !rf
operational-amplifiers | operational/операцион/运算放大
operational-amplifiers | op_amp/opamp/opamps/op_amps/instrumentation_amp
comparators | comparat/компарат/karsilastir/比较器 !digital/цифров
data-converters | digital_potentiomet/analog_front_end
data-converters | adc$/adcs$/dac$/dacs$/ацп$/цап$/analog_to_digital/digital_to_analog
voltage-references | reference/опорн voltage/напряж/gerilim
linear-regulators | ldo$/ldos$
linear-regulators | regulat/регулят/стабилизат linear/линейн/lineer/dropout
dc-dc-modules | power_module/power_modules/power_supply_module !ac
ac-dc-supplies | power_supplies/power_supply/блок_питания/блоки_питания/guc_kaynag/guc_kaynak/источники_питания
ac-dc-supplies | ac_dc module/модул/supply/supplies
dc-dc-modules | dc_dc module/модул/isolated/изолир/non
dc-dc-converters | pfc_controller/pwm_controller
dc-dc-converters | dc_dc/ac_dc convert/преобразов/controller/контроллер/regulat/регулят/switching
dc-dc-converters | switching/импульсн regulat/регулят/стабилиз/controller/контроллер
power-management-ics | monitor reset
power-management-ics | power_over_ethernet/power_distribution/energy_metering
power-management-ics | supervis/супервиз/battery_management/battery_charg/charger/зарядн/сброса/управления_питанием/power_management/load_switch
digital-isolators | isolators$/изолятор/isolator$ !gate/opto/rf
programmable-logic | fpga/cpld/плис$
microcontrollers | digital_signal_processor/dsp$/dsps$
microcontrollers | microcontroller/микроконтр/mikrodenet/mikrokontr/mcu$/mcus$/单片机 !board/плат/kart
eeprom-memory | eeprom/fram$/f_ram
flash-memory | flash/флеш/флэш memory/памят/nor$/nand$/bellek
flash-memory | emmc
ram-memory | sram$/dram$/sdram$/ddr
real-time-clocks | rtc$/real_time_clock/реального_времени
interface-bridges | usb$ interface/ics$/bridge/hub !connector/разъем
interface-bridges | touch_screen_controller/audio_interface/video_interface
interface-bridges | uart$ interface/ic$/ics$/uart$
interface-bridges | expander/расширители
wifi-bluetooth-modules | wifi$/wi_fi/bluetooth/zigbee module/модул
radio-modules | gps$/gnss/gsm$/lora$/cellular/lte$ module/модул/modul
- | module/модул/modulleri transceiv/rs485/rs232/bus$/ethernet/can$
logic-gates | buffers$/buffer transceiv/driver/drivers receiv/transceiv !clock/signal
transceivers | signal_buffer/repeater
transceivers | rs_485/rs485/rs_232/rs232/rs_422/rs422/can$/lin$/ethernet/lvds interface/ics$/ic$/transceiv/приемопередат/трансивер/driver/485/422
transceivers | serializ/deserializ/telecommunic
transceivers | transceiv/приемопередат/трансивер !fiber/оптовол/rf$/optical/радио/bus$
flip-flops-registers | multivibrator
flip-flops-registers | flip/latch/latches/shift_register/shift_registers/триггер/защелк/регистр
analog-switches | analog_switch
counters-decoders | signal_switches decoder
counters-decoders | counter/счетчик/decoder/дешифр/demultiplex !geiger/frequency
analog-switches | analog/аналогов/multiplexer switch/ключ/anahtar !digital
logic-gates | logic/логик/логич/логическая !analyzer/анализ/programmab/output
logic-gates | translation/translator/преобразователи level/levels/уровн
logic-gates | buffers$/буфер !amp/clock
logic-gates | gates$ inverters$
antennas | antenn/антенн/anten$/antenler
development-boards | development/отладочн/gelistirme/evaluation board/плат/kart
temperature-humidity-sensors | sensor/датчик/sensoru temper/температ/humid/влажн/sicakl/nem$
motion-magnetic-sensors | acceler/акселер/gyrosc/гироск/ivmeolcer
motion-magnetic-sensors | sensor/датчик hall/холл/магнит/magnet/motion/движени/position
motion-magnetic-sensors | hall_switch/vibration_sensor
environment-sensors | sensor/датчик pressure/давлен/gas$/газов/distance/расстоян/current/тока$/light/освещ/touch/image/ultrasonic/basinc/gaz$/mesafe
lcd-oled-displays | lcd$/oled$/tft$/диспле/ekran !driver/драйв/controller/контроллер
usb-connectors | usb connector/разъем/konnektor/гнезд/розетк
ffc-connectors | ffc$/fpc$ !cable$/кабели
board-to-board-connectors | board_to_board/плата_плата/mezzanine/backplane
idc-connectors | idc$ connector/разъем/konnektor
automotive-connectors | automo/автомоб connector/разъем/konnektor
wire-to-board-connectors | connector_housing/connector_shell/rectangular_connector/housing_contact
pin-headers | header/headers/штырев/штыри/pin_connector/排针/排母
wire-to-board-connectors | wire_to_board/провод_плата/xh$/ph$/jst$ connector/разъем/соединител/konnektor
rf-connectors | rf$/coax/высокочастотн/вч$/коакс connector/разъем/konnektor
io-connectors | d_sub/dsub/rj45/rj$/rj11/hdmi/vga/audio/аудио/видео/video/ethernet/modular/power/питания connector/разъем/jack/гнезд/konnektor
circular-connectors | circular/цилиндр/кругл connector/разъем/konnektor
crimp-terminals | crimp/наконечник/lugs$ !tool/клещи
crimp-terminals | ring/pressing/pressed/welding terminal
crimp-terminals | pogo/banana/alligator
terminal-blocks | screw terminal
terminal-blocks | terminal_block/клеммник/клеммы/клеммн/klemens
tact-switches | tact/тактов/touch switch/кноп/buton/tactile
toggle-rocker-switches | toggle/slide/rocker/тумблер/движков/клавишн switch/тумблер/переключ/anahtar/выключ
dip-switches | dip$/sip$ switch/переключ/anahtar
micro-switches | microswitch/rotary_switch/multi_directional
micro-switches | limit/концев/push/pushbutton/micro$/snap/микро switch/выключ/переключ/anahtar
micro-switches | кнопки/кнопка/buton/butonlar !переключ
rotary-encoders | encoder/энкодер/enkoder
buzzers | buzzer/звукоизлуч/зуммер/audio_indicators
microphones-speakers | microph/микрофон/mikrofon/speaker/динамик/hoparlor
fans | fan$/fans$/fanlar/вентилят
heat-shrink | heat_shrink/термоусад/makaron
soldering-stations | solder/паяльн station/станц
solder-flux | припой/припои/solder$/флюс/flux$
wires | wire$/wires$/провод$/провода/cables$/hook_up !connector/соединит/assembl/housing/wire_to_board
`;
