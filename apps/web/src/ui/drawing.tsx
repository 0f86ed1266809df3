/** An SVG of ours, inlined so that it takes the theme's colours. Never pass text that a visitor wrote. */
export function Drawing({ svg, className = '' }: { svg: string; className?: string }) {
  return <span className={`drawing block ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}
