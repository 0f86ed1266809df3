export interface Texts {
  readonly metresWord: string;
  readonly kilometresWord: string;
}

export const texts: Texts = {
  metresWord: 'м',
  kilometresWord: 'км',
};
