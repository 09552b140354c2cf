// Tokens and base rules of every page. Layout changes are container queries in rem: at 150 % text a wide window
// folds like a narrow one, before anything can overflow.
import { createGlobalStyle } from 'styled-components';
import { color, layout, text, TOKEN_VALUES, type } from './tokens';

const tokenRules = Object.entries(TOKEN_VALUES)
  .map(([name, value]) => `${name}: ${value};`)
  .join('\n');

export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; ${tokenRules} }
  *, *::before, *::after { box-sizing: border-box; }
  html { font-size: 100%; -webkit-text-size-adjust: 100%; scroll-padding: calc(${layout.header} + 1rem) 0 calc(${layout.dock} + 1rem); }
  /* The wide header is from 64 rem on; a media query knows only the browser's own rem. */
  @media (min-width: 64rem) { html:not([data-text='125'], [data-text='150']) { --header: 4.5rem; } }
  @media (min-width: 80rem) { html:not([data-text='150']) { --header: 4.5rem; } }
  @media (min-width: 96rem) { html { --header: 4.5rem; } }
  html[data-text='125'] { font-size: 125%; }
  html[data-text='150'] { font-size: 150%; }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 ${text[5]}/${type.leading} ${type.sans};
    word-break: keep-all;
    overflow-wrap: anywhere;
    line-break: strict;
    font-synthesis: none;
  }
  h1, h2, h3, h4 { margin: 0; line-height: ${type.tight}; font-weight: 700; text-wrap: balance; }
  h1 { font-size: clamp(1.75rem, 1.25rem + 3cqi, ${text[1]}); }
  h2 { font-size: clamp(1.5rem, 1.2rem + 1.6cqi, ${text[2]}); }
  h3 { font-size: ${text[4]}; }
  h4 { font-size: ${text[5]}; }
  p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  p { max-width: ${type.measure}; }
  p, li, dd { text-wrap: pretty; }
  b, strong { font-weight: 700; }
  small { font-size: ${text[6]}; }
  address, cite, em, i { font-style: normal; }
  a { color: ${color.teal700}; text-decoration-thickness: 1px; text-underline-offset: .22em; }
  a:hover { text-decoration-thickness: 2px; }
  button, input, select, textarea { font: inherit; color: inherit; min-width: 0; }
  button { cursor: pointer; }
  table { border-collapse: collapse; width: 100%; }
  caption { text-align: start; }
  fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
  hr { border: 0; border-top: 1px solid ${color.line}; margin: 0; }
  svg { display: block; flex: none; }

  /* White halo, so that the ring also shows on teal. */
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 3px; border-radius: .375rem; }
  [data-on-dark] :focus-visible, [data-on-dark]:focus-visible { outline-color: ${color.surface}; box-shadow: 0 0 0 6px ${color.focus}; }
  /* Headings and the main region take focus by script only: they are places, not controls. */
  :is(h1, h2, h3, main)[tabindex='-1']:focus { outline: none; }

  html[data-easy] [data-art] { display: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @page { margin: 16mm; }
  @media print {
    html { font-size: 81.25% !important; }
    body { background: ${color.surface}; }
    [data-no-print] { display: none !important; }
    html[data-print-dialog='only'] #root { display: none !important; }
    /* A sheet made for paper carries its own title. */
    [role='dialog']:has([data-print-only]) [data-dialog-head] { display: none !important; }
    tr, [data-keep-together] { break-inside: avoid; }
    a[data-print-address]::after { content: ' (' attr(href) ')'; overflow-wrap: anywhere; }
  }
  @media screen { [data-print-only] { display: none !important; } }
  ::selection { background: ${color.teal100}; }
`;
