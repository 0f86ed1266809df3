import type { DifferenceSubject, PartKind } from '@farad/domain/bom';

/** Texts of contradictions between a line of a parts list and the part found for it. */
export interface DifferenceWords {
  readonly subjects: Readonly<Record<DifferenceSubject, string>>;
  readonly kinds: Readonly<Record<PartKind, string>>;
  readonly one: (subject: string, asked: string, found: string) => string;
  readonly all: (texts: readonly string[]) => string;
  readonly assumed: (values: readonly string[]) => string;
  readonly unknownNumber: (number: string) => string;
}

export const texts: DifferenceWords = {
  subjects: {
    designator: 'обозначение',
    kind: 'описание',
    number: 'номер',
    value: 'номинал',
    tolerance: 'допуск',
    voltage: 'напряжение',
    dielectric: 'диэлектрик',
    power: 'мощность',
    polarity: 'структура',
    pins: 'число контактов',
    package: 'корпус',
  },
  kinds: {
    resistor: 'резистор',
    network: 'резисторная сборка',
    potentiometer: 'переменный резистор',
    thermistor: 'термистор',
    varistor: 'варистор',
    capacitor: 'конденсатор',
    inductor: 'дроссель',
    ferrite: 'ферритовая бусина',
    transformer: 'трансформатор',
    diode: 'диод',
    suppressor: 'защитный диод',
    led: 'светодиод',
    transistor: 'транзистор',
    thyristor: 'тиристор',
    optocoupler: 'оптопара',
    ic: 'микросхема',
    crystal: 'кварц',
    connector: 'разъём',
    switch: 'кнопка или переключатель',
    relay: 'реле',
    fuse: 'предохранитель',
  },
  one: (subject, asked, found) => `${subject} ${asked}, у детали ${found}`,
  all: (said) => `По нашим данным отличается: ${said.join('; ')}`,
  assumed: (values) => `По умолчанию: ${values.join(', ')}`,
  unknownNumber: (number) => `Номера ${number} в каталоге нет`,
};
