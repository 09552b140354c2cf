import { dirname, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { BuildEnvironmentOptions, Plugin, Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { helpLineNumbers } from './help-line-numbers.cjs';

const root = import.meta.dirname;
const libs = (name: string) => resolve(root, `../libs/${name}/src`);

/**
 * For the renderer of web/prerender alone: each lazy import of ours reports its name, so that a page can list the files it will need.
 */
function reportImports(): Plugin {
  return {
    name: 'report-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(resolve(root, 'src'))) return null;
      const reporting = code.replace(/\bimport\('((?:@web|\.)\/[^']+)'\)/g, (whole, name: string) => {
        const file = name.startsWith('.') ? resolve(dirname(id), name) : resolve(root, name.replace('@web', 'src'));
        return `(globalThis.reportImport?.(${JSON.stringify(relative(root, file))}), ${whole})`;
      });
      return reporting === code ? null : { code: reporting, map: null };
    },
  };
}

/** The application as a program of Node that writes pages (web/prerender/write.mjs). */
const RENDERER: BuildEnvironmentOptions = {
  outDir: resolve(root, '../dist/prerender'),
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
};

/** The screen of `/`, the one whose size is measured (size-check.mjs). */
const FIRST_PAGE = resolve(root, 'src/features/home/home-page.tsx').replaceAll('\\', '/');

/** Our own modules that a module imports statically, itself left out. Of packages only some is used: they are not followed. */
function importsOf(module: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const walk = (id: string): void => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported) || imported.includes('node_modules')) continue;
      found.add(imported);
      walk(imported);
    }
  };
  walk(module);
  return found;
}

/**
 * The rule of the first page's chunk: what `/` imports and another page shares is one file. Left alone each such module becomes
 * a chunk of its own, and forty small files compress worse than one.
 */
function firstPageChunk(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let needed: Set<string> | undefined;
  return (id, context) => {
    needed ??= importsOf(FIRST_PAGE, context);
    return needed.has(id) ? 'first-page' : null;
  };
}

/** The script the page begins with. */
const ENTRY = resolve(root, 'src/main.tsx').replaceAll('\\', '/');

/**
 * The rule of the chunk next to it: what a dozen further screens share. A file of its own for each costs a request and a kilobyte of
 * headers, and sixty of them compress worse than one. What `/` needs stays out, or `/` would fetch all of it.
 */
function commonChunk(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let first: Set<string> | undefined;
  return (id, context) => {
    first ??= new Set([FIRST_PAGE, ENTRY].flatMap((module) => [...importsOf(module, context)]));
    return first.has(id) ? null : 'common';
  };
}

const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
  {
    name: 'vendor',
    test: /node_modules[\\/](react-router|react-router-dom|swr|i18next|react-i18next|styled-components)[\\/]/,
    priority: 10,
  },
  // The letters and the words they are found by: data that the service worker can keep by itself.
  { name: 'letters', test: /content[\\/]data[\\/](letters|search[\\/]letter-words)\.json/, priority: 8 },
  // Icons that many screens share: a file of its own for each costs three times the icon. The fewer-used ones stay with their screens.
  { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/, minShareCount: 6, priority: 7 },
  { name: firstPageChunk(), debugName: 'first-page', priority: 5, minShareCount: 2 },
  {
    name: commonChunk(),
    debugName: 'common',
    test: /[\\/](?:web|libs)[\\/]/,
    minShareCount: 12,
    includeDependenciesRecursively: false,
  },
];

const compressed = compression({
  algorithms: [defineAlgorithm('gzip', { level: 9 }), 'brotliCompress'],
  include: /\.(js|css|html|json|svg)$/,
  threshold: 1024,
});

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  // The same names of classes in a page rendered at build and in the browser that takes it over.
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true } } },
  publicDir: resolve(root, 'public'),
  define: {
    HELP_LINE_NUMBERS: JSON.stringify(helpLineNumbers()),
    HAS_OFFLINE: JSON.stringify(command === 'build'),
  },
  plugins: [react(), isSsrBuild ? reportImports() : compressed],
  resolve: {
    alias: [
      { find: /^@web\//, replacement: `${resolve(root, 'src')}/` },
      { find: /^@app\/(benefits|content|contracts)\//, replacement: `${libs('$1')}/` },
      // The content security policy refuses the <style> element this package writes: dialogs' scroll lock uses a constructed style sheet instead.
      { find: /^react-style-singleton$/, replacement: resolve(root, 'src/shared/style-singleton.ts') },
    ],
  },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? RENDERER
    : {
        outDir: resolve(root, '../dist/web'),
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        // Browsers that do not know modulepreload (Safari before 17) load the same modules a little later; the others need no stand-in.
        modulePreload: { polyfill: false },
        // Nothing is inlined as data: the policy allows images of our own origin only.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            // Every chunk's name is in the entry, which finds what a screen needs: the hash alone, as short as the bundler takes it.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: GROUPS,
            },
          },
        },
      },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 8080}` } },
}));
