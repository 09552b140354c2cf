import type { LucideIcon } from 'lucide-react';

const SIZES = { s: '1.25rem', m: '1.5rem', l: '2rem' } as const;

export interface IconProps {
  /** A lucide-react icon; it is decoration, so a word is always next to it. */
  of: LucideIcon;
  size?: keyof typeof SIZES;
  className?: string;
}

/** One stroke for every icon (1.75 in a 24 box), sized in rem so that it grows with the text. */
export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      strokeWidth={1.75}
      width={SIZES[size]}
      height={SIZES[size]}
      className={className}
    />
  );
}
