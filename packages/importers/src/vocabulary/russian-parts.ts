/**
 * Names of parts in Russian price lists. The first that matches a text is used. Each leads to a category name of the
 * vocabulary. A bare "резистор" or "конденсатор" may be of several kinds, so it is not listed.
 */
export const russianParts: readonly (readonly [text: RegExp, category: string])[] = (
  [
    [
      String.raw`(?:чип|smd|smt)[ -]*резист|резист\p{L}*[ .,-]*(?:чип|smd|smt|толстопл)|рез\p{L}*\.? ?(?:чип|smd)`,
      'Chip Resistors',
    ],
    [String.raw`резист\p{L}*[^;]{0,40}\b(?:0201|0402|0603|0805|1206|1210|2010|2512)\b`, 'Chip Resistors'],
    [String.raw`резист\p{L}*[ .,-]*(?:вывод|углерод|металлопл|mlt|млт|cf-|mf-|с2-)`, 'Through Hole Resistors'],
    [String.raw`резисторн\p{L}* сборк`, 'Resistor Networks'],
    [String.raw`подстроечн\p{L}* резист|резист\p{L}* подстр`, 'Trimmers'],
    [String.raw`переменн\p{L}* резист|резист\p{L}* перем|потенциометр`, 'Potentiometers'],
    [String.raw`варистор`, 'Varistors'],
    [
      String.raw`(?:чип|smd|smt)[ -]*конденс|конденс\p{L}*[ .,-]*(?:чип|smd керам)|керам\p{L}*[ .-]*чип|чип[ .-]*керам`,
      'MLCC',
    ],
    [String.raw`конд\p{L}*\.?[^;]{0,40}\b(?:x7r|x5r|c0g|np0|npo|y5v)\b`, 'MLCC'],
    [String.raw`конд\p{L}*\.? ?тантал|тантал\p{L}* конд`, 'Tantalum Capacitors'],
    [String.raw`конд\p{L}*\.? ?(?:пл[её]нк|пл[её]ноч)|пл[её]ночн\p{L}* конд`, 'Film Capacitors'],
    [
      String.raw`электролит\p{L}*[^;]{0,20}(?:smd|чип)|(?:smd|чип)[^;]{0,20}электролит`,
      'Aluminum Electrolytic Capacitors - SMD',
    ],
    [String.raw`электролит`, 'Electrolytic Capacitors'],
    [String.raw`ионистор`, 'Supercapacitors'],
    [String.raw`диод\p{L}* шоттки|шоттки`, 'Schottky Diodes'],
    [String.raw`стабилитрон`, 'Zener Diodes'],
    [String.raw`супрессор|защитн\p{L}* диод|tvs[ -]*диод|диод\p{L}* защитн`, 'TVS Diodes'],
    [String.raw`диодн\p{L}* мост|мост диодн`, 'Bridge Rectifiers'],
    [String.raw`светодиод`, 'LEDs'],
    [String.raw`диод\p{L}* выпрям|выпрямительн\p{L}* диод`, 'Diodes - General Purpose'],
    [String.raw`диод\p{L}* импульсн|импульсн\p{L}* диод`, 'Switching Diodes'],
    [String.raw`igbt`, 'IGBTs'],
    [String.raw`(?:полев\p{L}*|моп|mosfet)[ -]*транз|транз\p{L}*\.?[ ,-]*(?:полев|моп|mosfet)|\bmosfet\b`, 'MOSFETs'],
    [String.raw`дарлингтон`, 'Darlington Transistor Arrays'],
    [String.raw`биполярн\p{L}* транз|транз\p{L}*\.?[ ,-]*(?:биполяр|npn|pnp)`, 'Bipolar Transistors - BJT'],
    [String.raw`симистор`, 'TRIACs'],
    [String.raw`тиристор`, 'SCRs'],
    [String.raw`оптопар|оптрон|оптоизолятор`, 'Optocouplers - Phototransistor Output'],
    [String.raw`микроконтроллер`, 'Microcontrollers'],
    [String.raw`операционн\p{L}* усилит|(?<!\p{L})оу(?!\p{L})`, 'Operational Amplifiers'],
    [String.raw`компаратор`, 'Comparators'],
    [String.raw`линейн\p{L}* (?:стабилизатор|регулятор)|стабилизатор\p{L}* (?:напряжения|линейн)|\bldo\b`, 'LDO'],
    [String.raw`таймер`, 'Timers'],
    [String.raw`кварцев\p{L}* резонатор|резонатор\p{L}* кварц|(?<!\p{L})кварц(?!\p{L})`, 'Crystals'],
    [String.raw`кварцев\p{L}* генератор|генератор\p{L}* кварц`, 'Oscillators'],
    [String.raw`самовосстан\p{L}* предохр|предохр\p{L}* самовосстан`, 'Resettable Fuses'],
    [String.raw`предохранител`, 'Fuses'],
    [String.raw`ферритов\p{L}* бус`, 'Ferrite Beads'],
    [String.raw`дроссел\p{L}* (?:силов|smd)|силов\p{L}* дроссел`, 'Power Inductors'],
    [String.raw`клеммник|клеммн\p{L}* колод`, 'Terminal Blocks'],
    [String.raw`тактов\p{L}* кноп|кнопк\p{L}* тактов`, 'Tactile Switches'],
  ] as const
).map(([text, category]) => [new RegExp(text, 'iu'), category] as const);
