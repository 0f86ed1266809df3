import { monogram } from '@farad/drawings/monogram';

interface Pictured {
  readonly id: number;
  readonly name: string;
  readonly surname: string;
  /** Address of a picture; empty: none. */
  readonly image: string;
}

/** The picture of a user (specification section 3): the initials, where there is no other. */
export const userImage = ({ id, name, surname, image }: Pictured): string =>
  image === '' ? `data:image/svg+xml,${encodeURIComponent(monogram(name, surname, id))}` : image;
