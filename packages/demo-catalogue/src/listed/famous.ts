/**
 * Part numbers of the best-known parts. The catalogue begins with them. They are always in stock and most in demand.
 */
export const famousParts: readonly string[] = [
  'NE555P',
  'LM358P',
  '1N4148',
  'STM32F103C8T6',
  'ESP32-WROOM-32E-N4',
  'К155ЛА3',
  'КТ315Б',
  'КР142ЕН5А',
  'RC0603FR-0710KL',
];
