import { data } from 'react-router';

/** Loader of all unknown addresses: answers "not found". */
export function loader() {
  throw data({ code: 'not_found', message: '' }, { status: 404 });
}

export default function NotFound() {
  return null;
}
