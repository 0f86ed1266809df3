import { useNavigation } from 'react-router';

/** Progress line at the top while the next page loads; the old page stays. It appears after 300 ms. */
export function Progress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div aria-hidden="true" className="progress fixed inset-x-0 top-0 z-50 h-0.5 bg-copper" />;
}
