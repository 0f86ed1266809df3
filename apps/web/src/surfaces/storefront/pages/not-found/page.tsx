import { data } from 'react-router';

/** Every address that no other route knows. */
export function loader() {
  throw data({ code: 'not_found', message: '' }, { status: 404 });
}

export default function NotFound() {
  return null;
}
