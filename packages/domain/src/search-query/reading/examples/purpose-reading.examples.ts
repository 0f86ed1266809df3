/** Queries that say what the part has to do, in the format of reading.examples.ts. */
export const purposeExamples = `
покрутить шаговик | @drivers; @drivers |
заставить шаговик вращаться | @drivers |
узнать температуру по i2c | @temperature-humidity-sensors; @temperature-humidity-sensors | по i2c
измерить ток до 30 ампер | @motion-magnetic-sensors; @motion-magnetic-sensors | до 30 ампер
поднять 5в до 24в | @dc-dc-converters; vin=5..5 |
понизить 48в до 12в | @dc-dc-converters; vin=48..48; vout=12 |
24 volttan 12 volta | vin=24..24; vout=12 |
оптопара изоляция 5000В | @optocouplers; isolation_voltage=5000 |
реле для насоса | @relays | для насоса
чтобы катушка реле не убила транзистор | @rectifier-diodes+schottky-diodes+switching-diodes |
свет горел пока кто-то ходит | @motion-magnetic-sensors |
how to feel that a door was opened | @motion-magnetic-sensors | how to
split one clock to four chips | @timers; @timers; @timers; @timers | to four
kapının açıldığını anlamak | @motion-magnetic-sensors |
реле чтобы включать насос | @electromagnetic-relays |
датчик чтобы почувствовать наклон | @motion-magnetic-sensors; @motion-magnetic-sensors | чтобы почувствовать
"чтобы катушка" |  | "чтобы катушка"
коробка передач |  | коробка передач
`
  .trim()
  .split('\n');
