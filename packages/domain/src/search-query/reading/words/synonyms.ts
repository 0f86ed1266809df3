import { stemsOf } from './fold.ts';

/** Synonyms in names of kinds, one group per line, in Russian, English and Turkish. */
const rows = `
двигатель мотор электродвигатель электромотор motor engine
оптопара оптрон оптоизолятор optocoupler photocoupler optoisolator opto optokuplör
датчик сенсор sensor detector sensör algılayıcı dedektör детектор
дисплей экран display screen ekran gösterge
разъем коннектор соединитель connector konnektör
гнездо розетка socket jack soket jak
держатель холдер отсек holder yuvası tutucu
драйвер driver sürücü sürücüsü
преобразователь конвертер converter dönüştürücü çevirici
стабилизатор регулятор regulator stabilizer regülatör
усилитель amplifier amp yükselteç yükselteci amplifikatör
переключатель switch anahtar
модуль module modül modülü
трансивер приемопередатчик transceiver
защита protection koruma koruması
измерение measurement measuring ölçüm ölçümü ölçme
управление control kontrol kontrolü
зарядка заряд charger charging charge şarj şarjı
аккумулятор батарея battery pil batarya
питание supply besleme
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
изолированный isolated yalıtımlı izole
понижающий buck düşürücü
повышающий boost yükseltici
шаговый stepper step adım
бесколлекторный brushless bldc fırçasız
симисторный triac triyak
антенна antenna anten
микрофон microphone mic mikrofon
усиление amplification yükseltme
`;

const groups: ReadonlyMap<string, readonly string[]> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const stems = row.split(' ').flatMap(stemsOf);
      return stems.map((stem) => [stem, stems.filter((other) => other !== stem)] as const);
    }),
);

/** Returns the stems of synonyms. */
export const synonymsOf = (stem: string): readonly string[] => groups.get(stem) ?? [];
