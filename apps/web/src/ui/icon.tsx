const paths = {
  search: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 4.5 4.5',
  basket: 'M2 3h2.2l2 9.2h7.6L15.6 6H5M7.2 15.4h.1M13 15.4h.1',
  grid: 'M3 3h5v5H3zM10 3h5v5h-5zM3 10h5v5H3zM10 10h5v5h-5z',
  rows: 'M2.500 4.500h13M2.500 9h13M2.500 13.500h13',
  person: 'M9 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 15.5c.6-3 2.6-4.5 5.5-4.5s4.900 1.500 5.500 4.500',
  chat: 'M3 3.500h12v9H8l-3.500 3v-3H3zM6 8h6',
  close: 'm4.500 4.500 9 9m0-9-9 9',
  check: 'm3.500 9.500 3.700 3.700 7.300-8',
  copy: 'M6.500 6.500h8v8h-8zM11.500 6.500v-3h-8v8h3',
  chevronDown: 'm4.500 7 4.500 4.500L13.500 7',
  chevronRight: 'm7 4.500 4.500 4.500L7 13.500',
  sliders: 'M2.500 5.500h7m4 0h2M2.500 12.500h2m4 0h7M11.500 3.500v4M6.500 10.500v4',
  columns: 'M3 3.500h12v11H3zM7 3.500v11M11 3.500v11',
  sun: 'M9 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM9 1.800v1.500M9 14.700v1.500M1.800 9h1.500M14.700 9h1.500M3.900 3.900 5 5M13 13l1.100 1.100M3.900 14.100 5 13M13 5l1.100-1.100',
  moon: 'M14.500 11A6.200 6.200 0 0 1 7 3.500a6.200 6.200 0 1 0 7.500 7.500Z',
  document: 'M5 2.500h5.500L14 6v9.500H5zM10 2.500V6.500h4M7.500 9.500h4M7.500 12h4',
  pin: 'M9 16c3.200-3.600 4.800-6.300 4.800-8.300a4.800 4.800 0 0 0-9.600 0C4.200 9.700 5.800 12.400 9 16ZM9 6.200a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Z',
  heart: 'M9 15 3.300 9.400a3.500 3.500 0 0 1 5-4.900L9 5.200l.7-.7a3.500 3.500 0 0 1 5 4.900Z',
  scales: 'M9 3v12M6 15h6M3.500 5h11M3.500 5 1.500 10.500h4ZM14.500 5l-2 5.500h4Z',
  bell: 'M9 2.500a4 4 0 0 1 4 4c0 4 1.500 5.500 1.500 5.500h-11S5 10.500 5 6.500a4 4 0 0 1 4-4ZM7.500 14.500a1.600 1.600 0 0 0 3 0',
  up: 'm5 10.500 4-4 4 4',
  down: 'm5 7.500 4 4 4-4',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing of 18 units; decorative, so the words beside it carry the meaning. */
export function Icon({ name, size = 18, className = '' }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      className={className === '' ? 'icon' : `icon ${className}`}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** The capacitor of the logo. */
export function CapacitorMark({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="M0 13h10M16 13h10M10 3v20M16 3v20" />
    </svg>
  );
}
