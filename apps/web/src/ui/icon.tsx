const paths = {
  search: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 4.5 4.5',
  basket: 'M2 3h2.2l2 9.2h7.6L15.6 6H5M7.2 15.4h.1M13 15.4h.1',
  grid: 'M3 3h5v5H3zM10 3h5v5h-5zM3 10h5v5H3zM10 10h5v5h-5z',
  rows: 'M2.5 4.5h13M2.5 9h13M2.5 13.5h13',
  person: 'M9 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 15.5c.6-3 2.6-4.5 5.5-4.5s4.9 1.5 5.5 4.5',
  chat: 'M3 3.5h12v9H8l-3.5 3v-3H3zM6 8h6',
  close: 'm4.5 4.5 9 9m0-9-9 9',
  check: 'm3.5 9.5 3.7 3.7 7.3-8',
  copy: 'M6.5 6.5h8v8h-8zM11.5 6.5v-3h-8v8h3',
  chevronDown: 'm4.5 7 4.5 4.5L13.5 7',
  chevronRight: 'm7 4.5 4.5 4.5L7 13.5',
  sliders: 'M2.5 5.5h7m4 0h2M2.5 12.5h2m4 0h7M11.5 3.5v4M6.5 10.5v4',
  columns: 'M3 3.5h12v11H3zM7 3.5v11M11 3.5v11',
  sun: 'M9 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM9 1.8v1.5M9 14.7v1.5M1.8 9h1.5M14.7 9h1.5M3.9 3.9 5 5M13 13l1.1 1.1M3.9 14.1 5 13M13 5l1.1-1.1',
  moon: 'M14.5 11A6.2 6.2 0 0 1 7 3.5a6.2 6.2 0 1 0 7.5 7.5Z',
  document: 'M5 2.5h5.5L14 6v9.5H5zM10 2.5V6.5h4M7.5 9.5h4M7.5 12h4',
  pin: 'M9 16c3.2-3.6 4.8-6.3 4.8-8.3a4.8 4.8 0 0 0-9.6 0C4.2 9.7 5.8 12.4 9 16ZM9 6.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  heart: 'M9 15 3.3 9.4a3.5 3.5 0 0 1 5-4.9L9 5.2l.7-.7a3.5 3.5 0 0 1 5 4.9Z',
  scales: 'M9 3v12M6 15h6M3.5 5h11M3.5 5 1.5 10.5h4ZM14.5 5l-2 5.5h4Z',
  bell: 'M9 2.5a4 4 0 0 1 4 4c0 4 1.5 5.5 1.5 5.5h-11S5 10.5 5 6.5a4 4 0 0 1 4-4ZM7.5 14.5a1.6 1.6 0 0 0 3 0',
  up: 'm5 10.5 4-4 4 4',
  down: 'm5 7.5 4 4 4-4',
} as const;

export type IconName = keyof typeof paths;

/** Icon drawn in lines, 18 pixels by default. Screen readers skip it, because the text beside it says the same. */
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

/** Symbol of the shop: a capacitor. styles/logo-styles.ts replaces it if the shop has a logo. */
export function ShopMark() {
  return (
    <svg className="icon mark size-6" aria-hidden="true">
      <path strokeWidth="2.2" d="M0 12h9M15 12h9M9 2v20M15 2v20" />
    </svg>
  );
}
