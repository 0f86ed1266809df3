import { useNavigation } from 'react-router';

/** A hair of colour on top while the next page is fetched; the old page stays. It waits 300 ms before it shows. */
export function Progress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="progress fixed inset-x-0 top-0 z-50 h-0.5 bg-copper" />;
}
