/** Queries with their whole meaning in the frame of imported-frame.fixture.ts. */
export const importedQueries = `
варистор 470В
  «варистор» @varistors
  «470В» varistor_voltage=470
варистор 275В
  «варистор» @varistors
  «275В» voltage_ac=275
варистор 220В
  «варистор» @varistors
  «220В» voltage_ac=220..308
варистор 275 В переменного тока
  «варистор» @varistors
  «275 В переменного тока» voltage_ac=275
варистор 385vdc
  «варистор» @varistors
  «385vdc» voltage=385
варистор 14D 470В
  «варистор» @varistors
  «14D» diameter=0.014 or ^14D…MYN14(17)
  «470В» varistor_voltage=470
варистор 7D
  «варистор» @varistors
  «7D» diameter=0.007 or ^7D…MYN07(34)
varistor 07D 100V
  «varistor» @varistors
  «07D» diameter=0.007 or ^07D…MYN07(17)
  «100V» varistor_voltage=100
стабилизатор вход 20В
  «стабилизатор» @linear-regulators
  «вход 20В» vin=20..20 or supply_range_max=20..
ldo input up to 20V
  «ldo» @linear-regulators
  «input up to 20V» vin=20..20 or supply_range_max=20..
ldo 3.3V vin 5V
  «ldo» @linear-regulators
  «3.3V» vout=3.3 with "positive"
  «vin 5V» vin=5..5 or supply_range_max=5..
модуль dc-dc вход 24В выход 5В
  «модуль dc-dc» @dc-dc-modules
  «вход 24В» vin=24..24 or supply_voltage_single=24..24
  «выход 5В» vout=5
модуль dc-dc 24В в 5В
  «модуль dc-dc» @dc-dc-modules
  «24В» vin=24..24 or supply_voltage_single=24..24 or ?vin
  «5В» vout=5 or output_type=adjustable
  words в
супервизор 3.3В
  «супервизор» @drivers with function=supervisor / "supervisor" / ^MAX80…KA7(24)
  «3.3В» threshold_voltage=2.63…3.3(14)
супервизор питания 5В
  «супервизор питания» @drivers with function=supervisor / "supervisor" / ^MAX80…KA7(24)
  «5В» threshold_voltage=4…5(16)
reset ic 4.2v
  «reset ic» @drivers with function=supervisor / "supervisor" / ^MAX80…KA7(24)
  «4.2v» threshold_voltage=4.2
супервизор 12В
  «супервизор» @drivers with function=supervisor / "supervisor" / ^MAX80…KA7(24)
  «12В» threshold_voltage=12
драйвер двигателя 3.3В
  «драйвер двигателя» @drivers with function=motor-driver / "motor"
  «3.3В» supply_voltage=3.3..3.3
симистор 600В 16А
  «симистор» @triacs
  «600В» reverse_voltage=600 or off_state_voltage=600 up to reverse_voltage=600.. offers ≥600В
  «16А» current=16 or on_state_current=16 up to current=16.. offers ≥16А
triac 16A
  «triac» @triacs
  «16A» current=16 or on_state_current=16 up to current=16.. offers ≥16A
оу 36В
  «оу» @operational-amplifiers
  «36В» supply_range_max=36 or supply_voltage=36..36
оу ток покоя 1мА
  «оу» @operational-amplifiers
  «ток покоя 1мА» quiescent_current=0.001 or standby_current=0.001
датчик тока 30А
  «датчик тока» @motion-magnetic-sensors with measured=current / "current"
  «30А» current=30 offers ≥30А
датчик тока до 30А
  «датчик тока» @motion-magnetic-sensors with measured=current / "current"
  «до 30А» current=30..
датчик тока от 5 до 30А
  «датчик тока» @motion-magnetic-sensors with measured=current / "current"
  «от 5 до 30А» current=5..30
датчик тока ≥30А
  «датчик тока» @motion-magnetic-sensors with measured=current / "current"
  «≥30А» current=30..
термопредохранитель 115 градусов
  «термопредохранитель» @fuses with "thermal" / function=thermal-fuse / ^TF,SEFUSE,RY,D1,BF
  «115 градусов» operating_temperature=115..115 or rated_functioning_temperature=115
предохранитель 130 °C
  «предохранитель» @fuses with ?function
  «130 °C» operating_temperature=130..130 or rated_functioning_temperature=130
предохранитель до 130 °C
  «предохранитель» @fuses with ?function
  «до 130 °C» operating_temperature=130..130 or rated_functioning_temperature=130
преобразователь уровней 8 бит
  «преобразователь уровней» @logic-gates with function=level-translator / "translator" / "level shifter" / ^TXS0…SGM4T(32)
  «8 бит» channels=8
преобразователь уровней 64 бит
  «преобразователь уровней» @logic-gates with function=level-translator / "translator" / "level shifter" / ^TXS0…SGM4T(32)
  «64 бит» channels=64
преобразователь уровней 65 бит
  «преобразователь уровней» @logic-gates with function=level-translator / "translator" / "level shifter" / ^TXS0…SGM4T(32)
  «65 бит» resolution=65
тактовая кнопка 6х6
  «тактовая кнопка» @tact-switches
  «6х6» length=0.006 or "6x6|6x6p" with width=0.006 / "6x6|6x6p"
тактовая кнопка 6x6x5мм
  «тактовая кнопка» @tact-switches
  «6x6x5мм» length=0.006 or "6x6x5" with width=0.006 / "6x6x5" with length=0.005 / height=0.005 / width=0.005 / "6x6x5"
тактовая кнопка 12 мм
  «тактовая кнопка» @tact-switches
  «12 мм» height=0.012 or length=0.012 or width=0.012 or "12mm"
твердотельное реле 60В
  «твердотельное реле» @solid-state-relays
  «60В» load_voltage=60 offers ≥60В
ssr 24V DC
  «ssr» @solid-state-relays
  «24V DC» load_voltage=24 offers ≥24V DC
дроссель 2х10мкГн
  «дроссель» @inductors with @power-inductors / @chip-inductors / @axial-inductors
  «2х10мкГн» inductance=0.00001 with line_count=2
дроссель 2x1k
  «дроссель» @inductors with @power-inductors / @chip-inductors / @axial-inductors
  words 2x1k
белый светодиод
  «белый» color=white
  «светодиод» @leds
шунт 10 мом
  «шунт» @current-sense-resistors
  «10 мом» resistance=0.01
шунт 1 мом 2512
  «шунт» @current-sense-resistors
  «1 мом» resistance=0.001
  «2512» package=2512
шунт 0.01 ом
  «шунт» @current-sense-resistors
  «0.01 ом» resistance=0.01
current sense resistor 5 mohm
  «current sense resistor» @current-sense-resistors
  «5 mohm» resistance=0.005
ползунковый переключатель 3 контакта
  «ползунковый переключатель» @switches with "slide" / "движковый" / "sürgülü" / function=slide-switch / ^SS12…OS10(10)
  «3 контакта» pins=3 or "3p|3pin|1x3p" or package=DIP-3…PLCC-3(38)
slide switch 6 pin
  «slide switch» @switches with "slide" / "движковый" / "sürgülü" / function=slide-switch / ^SS12…OS10(10)
  «6 pin» pins=6 or "6p|6pin|1x6p|2x3p" or package=DIP-6…PLCC-6(38)
ползунковый переключатель 5 pin
  «ползунковый переключатель» @switches with "slide" / "движковый" / "sürgülü" / function=slide-switch / ^SS12…OS10(10)
  «5 pin» pins=5 or "5p|5pin|1x5p" or package=DIP-5…PLCC-5(38)
lcd 16x2
  «lcd» @lcd-oled-displays
  «16x2» display_format=16×2 or "16x2"
oled 128*64
  «oled» @lcd-oled-displays with "oled" / ^SSD13…UG-(10)
  «128*64» display_format=128×64 or "128x64"
flat cable 40 pin
  «flat cable» @flat-cables
  «40 pin» conductor_count=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
керамический резонатор 8МГц
  «керамический резонатор» @resonators with function=ceramic-resonator / "ceramic" / "resonator" / ^CST,CSTCE,CSTLS,ZTT,ZTA,AWCR,CSBLA,PRQC
  «8МГц» frequency=8000000 or frequency_range=8000000..8000000
ceramic resonator 8 to 16 MHz
  «ceramic resonator» @resonators with function=ceramic-resonator / "ceramic" / "resonator" / ^CST,CSTCE,CSTLS,ZTT,ZTA,AWCR,CSBLA,PRQC
  «8 to 16 MHz» frequency=8000000..16000000 or frequency_range=8000000..16000000
резонатор 455 кГц
  «резонатор» @crystals
  «455 кГц» frequency=455000
разъём 2.54 10
  «разъём» @connectors
  «2.54» pitch=0.00254 or "2.54|2.54mm"
  «10» pins=10 or "10p|10pin|1x10p|2x5p" or package=DIP-10…PLCC-10(38)
разъём 10
  «разъём» @connectors
  «10» pins=10 or "10p|10pin|1x10p|2x5p" or package=DIP-10…PLCC-10(38)
разъём 2.54
  «разъём» @connectors
  «2.54» pitch=0.00254 or "2.54|2.54mm"
штыревой разъём 1 шт
  «штыревой разъём» @pin-headers with gender=male
  words 1 шт
штыревой разъём 40 шт
  «штыревой разъём» @pin-headers with gender=male
  words 40 шт
штыревой разъём 40 2.54
  «штыревой разъём» @pin-headers with gender=male
  «40» pins=40 or "40p|40pin|1x40p|2x20p" or package=DIP-40…PLCC-40(38)
  «2.54» pitch=0.00254 or "2.54|2.54mm"
штыревой разъём 40 20
  «штыревой разъём» @pin-headers with gender=male
  words 40 20
штыревой разъём 121
  «штыревой разъём» @pin-headers with gender=male
  words 121
штыревой разъём 120
  «штыревой разъём» @pin-headers with gender=male
  «120» pins=120 or "120p|120pin|1x120p|2x60p" or package=DIP-120…PLCC-120(38)
штыревой разъём 2
  «штыревой разъём» @pin-headers with gender=male
  «2» pins=2 or "2p|2pin|1x2p" or package=DIP-2…PLCC-2(38)
штыревой разъём 1
  «штыревой разъём» @pin-headers with gender=male
  words 1
штыревой разъём 3 контакта 2.54 10
  «штыревой разъём» @pin-headers with gender=male
  «3 контакта» pins=3 or "3p|3pin|1x3p" or package=DIP-3…PLCC-3(38)
  «2.54» pitch=0.00254 or "2.54|2.54mm"
  words 10
штыревой разъём "a 2.54 b" 10
  «штыревой разъём» @pin-headers with gender=male
  «10» pins=10 or "10p|10pin|1x10p|2x5p" or package=DIP-10…PLCC-10(38)
  words "a 2.54 b"
штыревой разъём 2,54 5.08
  «штыревой разъём» @pin-headers with gender=male
  words 2,54 5.08
тактовая кнопка 6,2х6,5
  «тактовая кнопка» @tact-switches
  «6,2х6,5» length=0.0062 or height=0.0062 or width=0.0062 or "6.2x6.5" with length=0.0065 / height=0.0065 / width=0.0065 / "6.2x6.5"
измерить ток 30А
  «измерить» @motion-magnetic-sensors with measured=current / "current"
  «ток» @motion-magnetic-sensors with measured=current / "current"
  «30А» current=30 offers ≥30А
варистор 470 В переменного тока
  «варистор» @varistors
  «470 В переменного тока» voltage_ac=470
варистор 275-300 В переменного тока
  «варистор» @varistors
  «275-300 В переменного тока» voltage_ac=275..300
варистор 275 В "переменного" тока
  «варистор» @varistors
  «275 В» voltage_ac=275
  words "переменного" тока
варистор 14 мм
  «варистор» @varistors
  «14 мм» diameter=0.014 or ^14D…MYN14(17)
варистор 470 В постоянного
  «варистор» @varistors
  «470 В постоянного» voltage=470
твердотельное реле 48 В переменного тока
  «твердотельное реле» @solid-state-relays
  «48 В переменного тока» voltage_ac=48 offers ≥48 В переменного тока
твердотельное реле до 48 В постоянного тока
  «твердотельное реле» @solid-state-relays
  «до 48 В постоянного тока» load_voltage=..48
твердотельное реле 48 V AC
  «твердотельное реле» @solid-state-relays
  «48 V AC» voltage_ac=48 offers ≥48 V AC
твердотельное реле 220В
  «твердотельное реле» @solid-state-relays
  «220В» voltage_ac=220..
зуммер 5В
  «зуммер» @buzzers
  «5В» voltage=5 or supply_voltage=5..5 offers ≥5В
зуммер ≥5В
  «зуммер» @buzzers
  «≥5В» voltage=5..
оу питание 5В
  «оу» @operational-amplifiers
  «питание 5В» supply_voltage=5..5 or supply_range_max=5..16.5
оу питание до 5В
  «оу» @operational-amplifiers
  «питание до 5В» supply_voltage=5..5 or supply_range_max=5..16.5
шунт до 10 мом
  «шунт» @current-sense-resistors
  «до 10 мом» resistance=..0.01
шунт от 1 до 10 мом
  «шунт» @current-sense-resistors
  «от 1 до 10 мом» resistance=0.001..0.01
`;
