export interface Texts {
  readonly inclusive: (day: string) => string;
  readonly inMoscow: (moment: string) => string;
}

export const texts: Texts = {
  inclusive: (day) => `${day} включительно`,
  inMoscow: (moment) => `${moment} (МСК)`,
};
