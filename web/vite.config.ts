import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { helpLineNumbers } from './help-line-numbers.cjs';

const root = import.meta.dirname;
const libs = (name: string) => resolve(root, `../libs/${name}/src`);

/**
 * Radix's scroll area prints an inline <style>, which our content security policy refuses. The same rule stands in
 * src/ui/global-style.ts; here the element becomes nothing. Fails the build when Radix changes the place.
 */
function withoutInlineScrollAreaStyle(): Plugin {
  const from = 'function ScrollAreaViewportStyle2({ nonce }) {';
  return {
    name: 'without-inline-scroll-area-style',
    transform(code, id) {
      if (!/@radix-ui\/react-scroll-area\/dist\/index\.mjs/.test(id)) return null;
      if (!code.includes(from)) throw new Error('Radix scroll area changed: look for its inline style again');
      return { code: code.replace(from, `${from} return null;`), map: null };
    },
  };
}

/**
 * Modules that the first page needs and other pages share. Left alone each becomes a chunk of its own, and forty small
 * files compress worse than one. Only what `/` needs anyway may stand here: a module here brings its imports along.
 */
const FIRST_PAGE = [
  'web/src/ui/(badge|button|button-style|day-list|icon|layout|link-button|link-target|new-tab-note)',
  'web/src/ui/(phone-card|phone-link|text|tokens|use-sheet)',
  'web/src/base/(contacts|document-title|zip-digits|zip-travel|formats/(dates|phone)|i18n/use-language)',
  'web/src/shared/(easy-mode|menu-sheet|text-size|use-today|api/(api-client|api-error))',
  'libs/benefits/src/figures/(rows|window-dates)',
  'libs/benefits/src/figures/sources/(first-publishers|source|dates.sources)',
  'lucide-react/dist/esm/icons/(chevron-right|file-text|map-pin)',
];
const isOnFirstPage = (id: string): boolean =>
  new RegExp(`/(${FIRST_PAGE.join('|')})\\.(tsx?|m?js)$`).test(id.replaceAll('\\', '/'));

export default defineConfig({
  root,
  publicDir: resolve(root, 'public'),
  define: { HELP_LINE_NUMBERS: JSON.stringify(helpLineNumbers()) },
  plugins: [
    react(),
    withoutInlineScrollAreaStyle(),
    compression({
      algorithms: [defineAlgorithm('gzip', { level: 9 }), 'brotliCompress'],
      include: /\.(js|css|html|json|svg)$/,
      threshold: 1024,
    }),
  ],
  resolve: {
    alias: [
      { find: /^@web\//, replacement: `${resolve(root, 'src')}/` },
      { find: /^@app\/(benefits|content|contracts)\//, replacement: `${libs('$1')}/` },
      // Same reason as above: the scroll lock of dialogs writes its rules through the CSS object model instead.
      { find: /^react-style-singleton$/, replacement: resolve(root, 'src/shared/style-singleton.ts') },
    ],
  },
  build: {
    outDir: resolve(root, '../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Nothing is inlined as data: the policy allows images of our own origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
            {
              name: 'vendor',
              test: /node_modules[\\/](react-router|react-router-dom|swr|i18next|react-i18next|styled-components)[\\/]/,
              priority: 10,
            },
            { name: 'first-page', test: isOnFirstPage, priority: 5 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 8080}` } },
});
