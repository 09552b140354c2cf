// The design tokens: one list of CSS custom properties (global-style.ts prints it) and typed names for styled-components.
// The names are those of the visual mock; a component never writes a colour, a space or a size of its own.

export const TOKEN_VALUES = {
  '--color-ink': '#1B2430',
  '--color-ink-soft': '#434D5A',
  '--color-paper': '#FBFAF6',
  '--color-surface': '#FFFFFF',
  '--color-sunken': '#F4F1E8',
  '--color-line': '#D9D5CA',
  '--color-line-strong': '#7F7A6E',
  '--color-teal-800': '#0A3A38',
  '--color-teal-700': '#0F4C4A',
  '--color-teal-600': '#17635F',
  '--color-teal-100': '#DCEFEC',
  '--color-teal-50': '#F0F7F5',
  '--color-persimmon-600': '#B5471B',
  '--color-persimmon-700': '#87320F',
  '--color-persimmon-100': '#FCE9DF',
  '--color-korean': '#A3161B',
  '--color-info': '#1E4E8C',
  '--color-info-100': '#E6EEF8',
  '--color-success': '#1A5835',
  '--color-success-100': '#E3F2E8',
  '--color-warning': '#734600',
  '--color-warning-100': '#FFF4DB',
  '--color-danger': '#9B1C1C',
  '--color-danger-100': '#FDECEA',
  '--color-disabled': '#5B5F66',
  '--color-focus': '#1D4ED8',
  '--color-scrim': 'rgb(16 32 34 / .55)',
  '--color-paper-edge': '#E8E3D6',
  // Art only, never text.
  '--color-peach': '#F3A57F',
  '--color-persimmon-dot': '#F0895C',
  '--color-hill-1': '#E4F2EF',
  '--color-hill-2': '#CFE7E2',
  '--color-hill-3': '#B5D9D3',
  '--color-leaf-pale': '#8CC3B8',
  // System Korean fonts first; nothing is downloaded.
  '--font-sans':
    'Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", system-ui, sans-serif',
  '--text-1': '2.5rem',
  '--text-2': '2rem',
  '--text-3': '1.625rem',
  '--text-4': '1.375rem',
  '--text-lead': '1.25rem',
  '--text-5': '1.125rem',
  '--text-6': '1rem',
  '--text-row': '1.1875rem',
  '--figure': 'clamp(3.25rem, 2rem + 6cqi, 4.75rem)',
  '--leading': '1.65',
  '--leading-tight': '1.3',
  '--measure': '36em',
  '--space-1': '.25rem',
  '--space-2': '.5rem',
  '--space-3': '.75rem',
  '--space-4': '1rem',
  '--space-5': '1.5rem',
  '--space-6': '2rem',
  '--space-7': '3rem',
  '--space-8': '4rem',
  '--radius': '.75rem',
  '--radius-pill': '999px',
  '--shadow': '0 1px 2px rgb(27 36 48 / .06), 0 6px 20px rgb(27 36 48 / .07)',
  '--target': '3rem',
  '--ease': 'cubic-bezier(.2, 0, .2, 1)',
  '--fast': '120ms',
  '--calm': '180ms',
  '--sidebar': '15rem',
  '--page': '60rem',
  '--gutter': 'clamp(1rem, 4cqi, 2.5rem)',
  // 4.5rem on wide screens: global-style.ts.
  '--header': '3.5rem',
  '--dock': '4rem',
  '--row-y': '.875rem',
} as const;

export type TokenName = keyof typeof TOKEN_VALUES;

const token = (name: TokenName) => `var(${name})`;

export const color = {
  ink: token('--color-ink'),
  inkSoft: token('--color-ink-soft'),
  paper: token('--color-paper'),
  surface: token('--color-surface'),
  sunken: token('--color-sunken'),
  line: token('--color-line'),
  lineStrong: token('--color-line-strong'),
  teal800: token('--color-teal-800'),
  teal700: token('--color-teal-700'),
  teal600: token('--color-teal-600'),
  teal100: token('--color-teal-100'),
  teal50: token('--color-teal-50'),
  persimmon600: token('--color-persimmon-600'),
  persimmon700: token('--color-persimmon-700'),
  persimmon100: token('--color-persimmon-100'),
  korean: token('--color-korean'),
  info: token('--color-info'),
  info100: token('--color-info-100'),
  success: token('--color-success'),
  success100: token('--color-success-100'),
  warning: token('--color-warning'),
  warning100: token('--color-warning-100'),
  danger: token('--color-danger'),
  danger100: token('--color-danger-100'),
  disabled: token('--color-disabled'),
  focus: token('--color-focus'),
  scrim: token('--color-scrim'),
  paperEdge: token('--color-paper-edge'),
  peach: token('--color-peach'),
  persimmonDot: token('--color-persimmon-dot'),
  hill1: token('--color-hill-1'),
  hill2: token('--color-hill-2'),
  hill3: token('--color-hill-3'),
  leafPale: token('--color-leaf-pale'),
} as const;

/** Type sizes: 1 page title, 2 section, 3 dialog title, 4 card title, row name of a list row, 5 body, 6 label and note (the floor). */
export const text = {
  1: token('--text-1'),
  2: token('--text-2'),
  3: token('--text-3'),
  4: token('--text-4'),
  lead: token('--text-lead'),
  5: token('--text-5'),
  6: token('--text-6'),
  row: token('--text-row'),
  /** The one large figure of "my number". */
  figure: token('--figure'),
} as const;

/** 4 8 12 16 24 32 48 64 px at 100 % text. */
export const space = {
  1: token('--space-1'),
  2: token('--space-2'),
  3: token('--space-3'),
  4: token('--space-4'),
  5: token('--space-5'),
  6: token('--space-6'),
  7: token('--space-7'),
  8: token('--space-8'),
} as const;

export const shape = {
  radius: token('--radius'),
  pill: token('--radius-pill'),
  shadow: token('--shadow'),
  target: token('--target'),
} as const;

export const type = {
  sans: token('--font-sans'),
  leading: token('--leading'),
  tight: token('--leading-tight'),
  measure: token('--measure'),
} as const;

export const motion = { ease: token('--ease'), fast: token('--fast'), calm: token('--calm') } as const;

export const layout = {
  sidebar: token('--sidebar'),
  page: token('--page'),
  gutter: token('--gutter'),
  header: token('--header'),
  /** The bottom bar of a phone. */
  dock: token('--dock'),
  /** Air above and below a list row. */
  rowY: token('--row-y'),
} as const;
