import { nearestAccent } from '../look/index.ts';

/** Logo, icon and accent colour of the shop. Pictures are named by their content. */
export interface LookSetting {
  /** Empty = the sign of the program. */
  readonly logo: string;
  /** Logo on a dark background. Empty = `logo`. */
  readonly darkLogo: string;
  /** Sign of the icons. Empty = `logo`. */
  readonly icon: string;
  /** `#rrggbb`. Empty = the colour of the program. */
  readonly accent: string;
}

export const usualLook: LookSetting = { logo: '', darkLogo: '', icon: '', accent: '' };

/** Fields that name a picture. */
export const lookPictures = ['logo', 'darkLogo', 'icon'] as const satisfies readonly (keyof LookSetting)[];

/** Returns the field that contradicts another, or the accent colour without enough contrast; null = none. */
export function lookProblem({ logo, darkLogo, accent }: LookSetting): string | null {
  if (accent !== '' && nearestAccent(accent) !== accent) return 'accent';
  return logo === '' && darkLogo !== '' ? 'logo' : null;
}
