import { stemsOf } from '../fold.ts';

/** Words with the same meaning in names of kinds of parts, in Russian, English and Turkish. Each line is one group. */
const rows = `
двигатель мотор электродвигатель электромотор motor engine
оптопара оптрон оптоизолятор optocoupler photocoupler optoisolator opto optokuplör
датчик сенсор sensor detector sensör algılayıcı dedektör детектор
дисплей экран display screen ekran gösterge
разъем коннектор соединитель connector konnektör
гнездо розетка socket jack soket jak
держатель холдер отсек holder yuvası tutucu
драйвер driver drive driving sürücü sürücüsü
преобразователь конвертер converter dönüştürücü çevirici
стабилизатор регулятор regulator stabilizer regülatör
усилитель amplifier amp yükselteç yükselteci amplifikatör
переключатель switch anahtar
модуль module modül modülü
трансивер приемопередатчик transceiver
защита защитить защищать предохранить protection protect protecting koruma koruması korumak
хранение хранить сохранение сохранить запомнить storage store save saving remember saklama saklamak
коммутация коммутировать switching
измерение измеритель измерять измерить measurement measuring measure ölçüm ölçümü ölçme ölçmek
управление управлять control controlling kontrol kontrolü
зарядка заряд заряжать зарядить charger charging charge şarj şarjı
аккумулятор батарея battery pil batarya
питание питать запитать supply besleme beslemek
светодиод led
реле relay röle
кварц crystal kristal quartz
предохранитель fuse sigorta
наушники headphone kulaklık
давление pressure basınç
температура temperature sıcaklık
влажность humidity nem
расстояние distance mesafe
освещенность свет light ışık
движение motion hareket
ток current akım
газ gas gaz
дым smoke duman
изолированный изолировать isolated isolate isolation yalıtımlı izole izoleli izolasyonlu
развязка развязать развязывать
понижающий buck düşürücü
повышающий boost yükseltici
шаговый stepper step adım
бесколлекторный brushless bldc fırçasız
симисторный triac triyak
антенна antenna anten
микрофон microphone mic mikrofon
расширение expansion genişletme
усиление усилить усиливать amplification yükseltme
`;

const groups: ReadonlyMap<string, readonly string[]> = new Map(
  rows.split('\n').flatMap((row) => {
    const stems = row.split(' ').flatMap(stemsOf);
    return stems.map((stem) => [stem, stems.filter((other) => other !== stem)] as const);
  }),
);

/** Returns the stems of words with the same meaning; empty = none are known. */
export const synonymsOf = (stem: string): readonly string[] => groups.get(stem) ?? [];
