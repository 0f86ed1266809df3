import { nearestAccent } from '../look/index.ts';

/** Logo, icon and accent colour of the shop. The name of a picture is the digest of its content. */
export interface LookSetting {
  /** Logo. Empty = the program's own logo. */
  readonly logo: string;
  /** Logo on a dark background. Empty = `logo`. */
  readonly darkLogo: string;
  /** Picture for icons (favicon). Empty = `logo`. */
  readonly icon: string;
  /** `#rrggbb`. Empty = the program's own colour. */
  readonly accent: string;
}

export const usualLook: LookSetting = { logo: '', darkLogo: '', icon: '', accent: '' };

/** Fields that contain the name of a picture. */
export const lookPictures = ['logo', 'darkLogo', 'icon'] as const satisfies readonly (keyof LookSetting)[];

/** Returns the invalid field; null = none. The accent colour needs enough contrast, and a dark logo needs a logo. */
export function lookProblem({ logo, darkLogo, accent }: LookSetting): string | null {
  if (accent !== '' && nearestAccent(accent) !== accent) return 'accent';
  return logo === '' && darkLogo !== '' ? 'logo' : null;
}
