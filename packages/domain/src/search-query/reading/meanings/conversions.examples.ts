/**
 * Queries for converters with their whole meaning in the example frame. The notation is in reading-notation.fixture.ts.
 */
export const conversions = `
24В в 5В
  «24В» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5В» vout=5 or output_type=adjustable
  words в
  kind dc-dc-converters+dc-dc-modules
24 В в 5 В
  «24 В» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5 В» vout=5 or output_type=adjustable
  words в
  kind dc-dc-converters+dc-dc-modules
24 в 5
  «24 в» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5» vout=5 or output_type=adjustable
  kind dc-dc-converters+dc-dc-modules
из 12 вольт сделать 5
  «12 вольт» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5» vout=5 or output_type=adjustable
  words из сделать
  kind dc-dc-converters+dc-dc-modules
из 12 вольт сделать 5 вольт
  «12 вольт» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5 вольт» vout=5 or output_type=adjustable
  words из сделать
  kind dc-dc-converters+dc-dc-modules
12v dan 5v a
  «12v» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5v» vout=5 or output_type=adjustable
  words dan a
  kind dc-dc-converters+dc-dc-modules
12 volttan 5 volta
  «12 volttan» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5 volta» vout=5 or output_type=adjustable
  kind dc-dc-converters+dc-dc-modules
3.7v pilden 5v
  «3.7v» vin=3.7..3.7 or ?vin with topology=boost~buck-boost / "boost|step up"
  «5v» vout=5 or output_type=adjustable
  words pilden
  kind dc-dc-converters+dc-dc-modules
с 5 до 12 В преобразователь
  «с 5 до 12 В» vin=5..5 or ?vin with vout=12 / output_type=adjustable with topology=boost~buck-boost / "boost|step up"
  «преобразователь» @dc-dc-converters+dc-dc-modules
с 12 до 5 вольт
  «12» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «до 5 вольт» vout=5 or output_type=adjustable
  words с
  kind dc-dc-converters+dc-dc-modules
от 5 до 12 В преобразователь
  «от 5 до 12 В» vout=5..12
  «преобразователь» @dc-dc-converters+dc-dc-modules
dc-dc 5v to 12v
  «dc-dc» @dc-dc-converters
  «5v to 12v» vin=5..5 or ?vin with vout=12 / output_type=adjustable with topology=boost~buck-boost / "boost|step up"
12В → 5В
  «12В» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5В» vout=5 or output_type=adjustable
  words →
  kind dc-dc-converters+dc-dc-modules
dc-dc 9В на 5В
  «dc-dc» @dc-dc-converters
  «9В» vin=9..9 or ?vin with topology=buck~buck-boost / "buck|step down"
  «на 5В» vout=5 or output_type=adjustable
dc-dc 12В на 5В 3А
  «dc-dc» @dc-dc-converters
  «12В» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «на 5В» vout=5 or output_type=adjustable
  «3А» current=3 up to current=3.. offers ≥3А
получить 5 вольт из 12
  «5 вольт» vout=5 or output_type=adjustable
  «12» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  words получить из
  kind dc-dc-converters+dc-dc-modules
из 24 вольт получить 5 на 3 ампера
  «24 вольт» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5» vout=5 or output_type=adjustable
  «на 3 ампера» current=3..
  words из получить
  kind dc-dc-converters+dc-dc-modules
преобразователь 48В до 12В
  «преобразователь» @dc-dc-converters+dc-dc-modules
  «48В» vin=48..48 or ?vin with topology=buck~buck-boost / "buck|step down"
  «до 12В» vout=12 or output_type=adjustable
преобразователь 48В to 12В
  «преобразователь» @dc-dc-converters+dc-dc-modules
  «48В» vin=48..48 or ?vin with topology=buck~buck-boost / "buck|step down"
  «12В» vout=12 or output_type=adjustable
  words to
dc-dc 24v 5v
  «dc-dc» @dc-dc-converters
  «24v» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5v» vout=5 or output_type=adjustable
dc-dc 24v 5v 3v
  «dc-dc» @dc-dc-converters
  words 24v 5v 3v
5в из 12в
  «5в» vout=5 or output_type=adjustable
  «12в» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  words из
  kind dc-dc-converters+dc-dc-modules
3.3 вольта из 5
  «3.3 вольта» vout=3.3 or output_type=adjustable
  «5» vin=5..5 or ?vin with topology=buck~buck-boost / "buck|step down"
  words из
  kind dc-dc-converters+dc-dc-modules
dc-dc 230VAC в 12В
  «dc-dc» @dc-dc-converters
  «230VAC» vin=230..230
  «12В» vout=12
  words в
boost 5v to 12v
  «boost» @dc-dc-converters with topology=boost
  «5v to 12v» vin=5..5 or ?vin with vout=12 / output_type=adjustable with topology=boost~buck-boost / "boost|step up"
step up converter from 3.7V to 5V
  «step up converter» @dc-dc-converters with topology=boost
  «from 3.7V to 5V» vin=3.7..3.7 or ?vin with vout=5 / output_type=adjustable with topology=boost~buck-boost / "boost|step up"
поднять с 3.7 до 5 вольт
  «поднять» @dc-dc-converters with topology=boost
  «с 3.7 до 5 вольт» vin=3.7..3.7 or ?vin with vout=5 / output_type=adjustable with topology=boost~buck-boost / "boost|step up"
dc-dc from 12V
  «dc-dc» @dc-dc-converters
  «from 12V» vin=12..12 or ?vin
dc-dc от 12В
  «dc-dc» @dc-dc-converters
  «от 12В» vin=12..12 or ?vin
dc-dc вход 9-18В выход 5В
  «dc-dc» @dc-dc-converters
  «вход 9-18В» vin=9..18
  «выход 5В» vout=5
dc-dc 9-18В
  «dc-dc» @dc-dc-converters
  «9-18В» vout=9..18
dc-dc between 5 V and 12 V
  «dc-dc» @dc-dc-converters
  «between 5 V and 12 V» vout=5..12
dc-dc 5…12 В
  «dc-dc» @dc-dc-converters
  «5…12 В» vout=5..12
стабилизатор 12В в 5В
  «стабилизатор» @linear-regulators
  «12В» vin=12..12 or ?vin
  «5В» vout=5 or output_type=adjustable with "positive"
  words в
стабилизатор 5В из 12В
  «стабилизатор» @linear-regulators
  «5В» vout=5 or output_type=adjustable with "positive"
  «12В» vin=12..12 or ?vin
  words из
блок питания 220В 12В
  «блок питания» @ac-dc-supplies with ^IRM…AMEL(16)
  «220В» vin=220..220 or ?vin or ?vin
  «12В» vout=12 or output_type=adjustable
блок питания 220 в 12 в
  «блок питания» @ac-dc-supplies with ^IRM…AMEL(16)
  «220 в» vin=220..220 or ?vin or ?vin
  «12 в» vout=12 or output_type=adjustable
резистор 24В в 5В
  «резистор» @resistors with @chip-resistors / @through-hole-resistors / @power-resistors / @melf-resistors
  words 24В в 5В
LM2596 24В в 5В
  «24В» vin=24..24 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5В» vout=5 or output_type=adjustable
  words LM2596 в
  kind dc-dc-converters+dc-dc-modules
из 5в 12в
  «5в» vin=5..5 or ?vin with topology=boost~buck-boost / "boost|step up"
  «12в» vout=12 or output_type=adjustable
  words из
  kind dc-dc-converters+dc-dc-modules
5в 12в
  words 5в 12в
5В 5В
  «5В» voltage=5 offers ≥5В
  «5В» voltage=5 offers ≥5В
dc-dc 5В в 5В
  «dc-dc» @dc-dc-converters
  «5В» vin=5..5 or ?vin
  «5В» vout=5 or output_type=adjustable
  words в
dc-dc 12В в -12В
  «dc-dc» @dc-dc-converters
  «12В» vin=12..12 or ?vin with topology=inverting~buck-boost / "inverting|negative"
  «-12В» vout=-12 or vout=12 or output_type=adjustable with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
  words в
преобразователь -5В из 5В
  «преобразователь» @dc-dc-converters+dc-dc-modules
  «-5В» vout=-5 or vout=5 or output_type=adjustable with vout=-1000..-0.1 / "negative" / ^L79…KA79(10)
  «5В» vin=5..5 or ?vin with topology=inverting~buck-boost / "inverting|negative"
  words из
dc-dc 1000В в 5В
  «dc-dc» @dc-dc-converters
  «1000В» vin=1000..1000 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5В» vout=5 or output_type=adjustable
  words в
dc-dc 12В сделать быстро 5В
  «dc-dc» @dc-dc-converters
  «12В» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5В» vout=5 or output_type=adjustable
  words сделать быстро
dc-dc 12В сделать очень быстро и надёжно 5В
  «dc-dc» @dc-dc-converters
  words 12В сделать очень быстро и надёжно 5В
12v into 5v
  «12v» vin=12..12 or ?vin with topology=buck~buck-boost / "buck|step down"
  «5v» vout=5 or output_type=adjustable
  words into
  kind dc-dc-converters+dc-dc-modules
"12В" в 5В
  words "12В" в 5В
`;
