import { monogram } from '@farad/drawings/monogram';

interface Pictured {
  readonly id: number;
  readonly name: string;
  readonly surname: string;
  /** Address of the user's picture; '' = none. */
  readonly image: string;
}

/** Returns the picture of a user (specification section 3), or their initials if there is none. */
export const userImage = ({ id, name, surname, image }: Pictured): string =>
  image === '' ? `data:image/svg+xml,${encodeURIComponent(monogram(name, surname, id))}` : image;
