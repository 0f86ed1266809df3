import { data } from 'react-router';

/** Answers every unknown address with "not found". */
export function loader() {
  throw data({ code: 'not_found', message: '' }, { status: 404 });
}

export default function NotFound() {
  return null;
}
