/**
 * Queries with numbers without a unit, numbers of channels and negative voltages. Each is followed by its whole meaning
 * in the example frame.
 */
export const numbers = `
термистор 10к 3950
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  «3950» b_value=3950 or b_constant_25_c_85_c=3950 or b_constant_25_c_100_c=3950 or b_constant_25_c_75_c=3950 or "3950|3950k"
термистор 10к B=3435
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  «B=3435» b_value=3435 or b_constant_25_c_85_c=3435 or b_constant_25_c_100_c=3435 or b_constant_25_c_75_c=3435 or "3435|3435k"
термистор 10к 3950K
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  «3950K» b_value=3950 or b_constant_25_c_85_c=3950 or b_constant_25_c_100_c=3950 or b_constant_25_c_75_c=3950 or "3950|3950k"
термистор 10к В3950
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  «В3950» b_value=3950 or b_constant_25_c_85_c=3950 or b_constant_25_c_100_c=3950 or b_constant_25_c_75_c=3950 or "3950|3950k"
термистор 3950
  «термистор» @ntc-thermistors
  «3950» b_value=3950 or b_constant_25_c_85_c=3950 or b_constant_25_c_100_c=3950 or b_constant_25_c_75_c=3950 or "3950|3950k"
термистор 10к 1950
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  words 1950
термистор 10к 6000
  «термистор» @ntc-thermistors
  «10к» resistance=10000
  words 6000
термистор "a 3950 b"
  «термистор» @ntc-thermistors
  words "a 3950 b"
резистор 0,5 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0,5» resistance=0.5
  «0805» package=0805
резистор .5 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «.5» resistance=0.5
  «0805» package=0805
резистор 0 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0» resistance=0
  «0805» package=0805
резистор 05 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0805» package=0805
  words 05
резистор 10 шт 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0805» package=0805
  words 10 шт
резистор 10 pcs 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0805» package=0805
  words 10 pcs
резистор 10 adet 0805
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0805» package=0805
  words 10 adet
резистор 1.5 0603 1%
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1.5» resistance=1.5
  «0603» package=0603
  «1%» tolerance=1 up to tolerance=..1 offers ≤1%
резистор 10 20 0603
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0603» package=0603
  words 10 20
резистор 1к 10 0603
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «1к» resistance=1000
  «0603» package=0603
  words 10
резистор от 1к до 2к 10 0603
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «от 1к до 2к» resistance=1000..2000
  «0603» package=0603
  words 10
резистор "10" 0603
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «0603» package=0603
  words "10"
резистор 10
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  words 10
100мкф 63в 85
  «100мкф» capacitance=0.0001
  «63в» voltage=63 up to voltage=63.. offers ≥63в
  «85» operating_temperature=85..85
100мкф 63в 106
  «100мкф» capacitance=0.0001
  «63в» voltage=63 up to voltage=63.. offers ≥63в
  words 106
100мкф 105
  «100мкф» capacitance=0.0001
  words 105
100мкф 16в 130 шт
  «100мкф» capacitance=0.0001
  «16в» voltage=16 up to voltage=16.. offers ≥16в
  words 130 шт
dual оу
  «dual» channels=2 or "2 channel|dual channel|stereo"
  «оу» @operational-amplifiers
сдвоенный оу
  «сдвоенный» channels=2 or "2 channel|dual channel|stereo"
  «оу» @operational-amplifiers
счетверённый компаратор
  «счетверённый» channels=4 or "4 channel|quad channel"
  «компаратор» @comparators
quad op amp
  «quad» channels=4 or "4 channel|quad channel"
  «op amp» @operational-amplifiers with ?function / function=precision-amplifier / function=fet-input-amplifier
tekli opamp
  «tekli» channels=1
  «opamp» @operational-amplifiers with ?function / function=precision-amplifier / function=fet-input-amplifier
çift opamp
  «çift» channels=2 or "2 channel|dual channel|stereo"
  «opamp» @operational-amplifiers with ?function / function=precision-amplifier / function=fet-input-amplifier
одноканальный оу
  «одноканальный» channels=1 or "1 channel|single channel"
  «оу» @operational-amplifiers
четырехканальный ацп
  «четырехканальный» channels=4 or "4 channel|quad channel"
  «ацп» @data-converters with function=adc / "adc" / ^ADS…CS1237(24)
"a dual b" оу
  «оу» @operational-amplifiers
  words "a dual b"
dual стабилизатор 5В
  «стабилизатор» @linear-regulators
  «5В» vout=5 with "positive"
  words dual
кварц 8МГц 3225
  «кварц» @crystals
  «8МГц» frequency=8000000
  «3225» package=SMD-3.2x2.5~3225~SMD3225~SMD3225-4P~SMD3225-2P
кварц 2520
  «кварц» @crystals
  «2520» package=SMD-2.5x2.0~2520~SMD2520~SMD2520-4P~SMD2520-2P
crystal 12MHz 5032
  «crystal» @crystals
  «12MHz» frequency=12000000
  «5032» package=SMD-5.0x3.2~5032~SMD5032~SMD5032-4P~SMD5032-2P
кварц 8МГц 9999
  «кварц» @crystals
  «8МГц» frequency=8000000
  words 9999
2x20W усилитель
  «усилитель» @operational-amplifiers
  words 2x20W
усилитель 2х20
  «усилитель» @operational-amplifiers
  words 2х20
усилитель 4*50 вт
  «усилитель» @operational-amplifiers
  words 4*50 вт
сборка 8x10k
  words сборка 8x10k
сборка резисторов 4x10
  «сборка резисторов» @resistor-networks
  words 4x10
резистор 2x10k
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  «2x10k» resistance=10000 with channels=2 / elements=2
-12В стабилизатор
  «-12В» vout=-12 or vout=12 with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
  «стабилизатор» @linear-regulators
regulator minus 12 V
  «regulator» @linear-regulators
  «minus 12 V» vout=-12 or vout=12 with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
eksi 12V regülatör
  «eksi 12V» vout=-12 or vout=12 with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
  «regülatör» @linear-regulators
стабилизатор −5В
  «стабилизатор» @linear-regulators
  «−5В» vout=-5 or vout=5 with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
стабилизатор –5 В
  «стабилизатор» @linear-regulators
  «–5 В» vout=-5 or vout=5 with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
стабилизатор -5
  «стабилизатор» @linear-regulators
  words -5
стабилизатор - 5В
  «стабилизатор» @linear-regulators
  words - 5В
стабилизатор "минус" 5В
  «стабилизатор» @linear-regulators
  «5В» vout=5 with "positive"
  words "минус"
стабилизатор минус 5А
  «стабилизатор» @linear-regulators
  «5А» current=5 up to current=5.. offers ≥5А
  words минус
отрицательный стабилизатор 12В
  «отрицательный стабилизатор» @linear-regulators with vout=-100..-0.1 / "negative" / ^L79…KA79(10)
  «12В» vout=12
p-канальный мосфет -30В
  «p-канальный» polarity=p-channel
  «мосфет» @mosfets
  «-30В» drain_source_voltage=30 up to drain_source_voltage=30.. offers ≥30В
диод -100В
  «диод» @diodes with @rectifier-diodes / @schottky-diodes / @switching-diodes
  words -100В
dc-dc 24В на 12В
  «dc-dc» @dc-dc-converters
  «24В» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «на 12В» vout=12 or output_type=adjustable
преобразователь 24В на 5В 2А
  «преобразователь» @dc-dc-converters+dc-dc-modules
  «24В» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «на 5В» vout=5 or output_type=adjustable
  «2А» current=2 up to current=2.. offers ≥2А
12В на 5В
  «12В» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «на 5В» vout=5 or output_type=adjustable
  kind dc-dc-converters+dc-dc-modules
12V for 5V
  words 12V for 5V
реле 220В на 12В
  «реле» @relays
  words 220В на 12В
dc-dc 12В на 3А
  «dc-dc» @dc-dc-converters
  «12В» vout=12
  «на 3А» current=3..
преобразователь 5В в -5В
  «преобразователь» @dc-dc-converters+dc-dc-modules
  «5В» vin=5..5 or ?vin with topology=inverting~buck-boost / "inverting|negative"
  «-5В» vout=-5 or vout=5 or output_type=adjustable with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
  words в
преобразователь от 5 до 12 В
  «преобразователь» @dc-dc-converters+dc-dc-modules
  «от 5 до 12 В» vout=5..12
dc-dc от 9 В до 18 В
  «dc-dc» @dc-dc-converters
  «от 9 В до 18 В» vout=9..18
dc-dc 9…18 В
  «dc-dc» @dc-dc-converters
  «9…18 В» vout=9..18
step down from 24V to 12V
  «step down» @dc-dc-converters with topology=buck / "buck" / "step down"
  «from 24V» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «12V» vout=12 or output_type=adjustable
  words to
понижающий от 24 до 12В
  «понижающий» @dc-dc-converters with topology=buck / "buck" / "step down"
  «24» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «до 12В» vout=12 or output_type=adjustable
  words от
понижающий с 24 до 12В
  «понижающий» @dc-dc-converters with topology=buck / "buck" / "step down"
  «24» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «до 12В» vout=12 or output_type=adjustable
  words с
`;
