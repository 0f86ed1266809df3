export type Said = 'daily' | 'always' | 'closed' | 'break';

export interface Texts {
  /** Days of the week, Monday first. The first spelling is written, all are read. */
  readonly days: readonly (readonly string[])[];
  /** The first spelling is written, all are read. */
  readonly words: Readonly<Record<Said, readonly string[]>>;
}

export const texts: Texts = {
  days: [
    ['пн', 'понедельник'],
    ['вт', 'вторник'],
    ['ср', 'среда'],
    ['чт', 'четверг'],
    ['пт', 'пятница'],
    ['сб', 'суббота'],
    ['вс', 'воскресенье'],
  ],
  words: { daily: ['ежедневно'], always: ['круглосуточно'], closed: ['выходной'], break: ['перерыв', 'обед'] },
};
