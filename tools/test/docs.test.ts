// Keeps the Markdown true: the paths and links written in it exist, and the rooms' READMEs stay short.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { anchorsOf } from './markdown-anchors';

const ROOT = resolve(__dirname, '../..');
/** Made by a build or a run: absent in a fresh clone. */
const GENERATED = /^(\.\/)?(node_modules|dist|web\/dist|\.data|\.cache|test-results|playwright-report)(\/|$)/;
/** A path is recognised by where it begins. */
const ROOMS = /^(\.\/)?(services|libs|web|tools|e2e|docs|k8s|\.ci)\//;

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (GENERATED.test(relative(ROOT, path)) || entry.name === '.git') return [];
    if (entry.isDirectory()) return markdownFiles(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** `libs/*` is true when something is there; a star stands for one name or a part of it. */
function isThere(path: string): boolean {
  const star = path.split('/').findIndex((part) => part.includes('*'));
  if (star === -1) return existsSync(path);
  const parts = path.split('/');
  const folder = parts.slice(0, star).join('/') || '/';
  const escaped = (parts[star] ?? '').replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*');
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some(
    (name) => new RegExp(`^${escaped}$`).test(name) && isThere([folder, name, ...parts.slice(star + 1)].join('/')),
  );
}

/** Every path in code spans and every local link of one Markdown text, as written. */
function namedPaths(markdown: string): { path: string; isLink: boolean }[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  return [
    ...links.filter((link) => !/^(https?:|mailto:|tel:)/.test(link)).map((link) => ({ path: link, isLink: true })),
    ...spans
      .filter((span) => ROOMS.test(span) && /^[\w./*-]+(:\d+)?$/.test(span) && !GENERATED.test(span))
      .map((span) => ({ path: span.replace(/:\d+$/, ''), isLink: false })),
  ];
}

/** A link is relative to its file; its anchor is one of the headings of the page it leads to. */
function isLinkTrue(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : resolve(dirname(file), path);
  if (!isThere(target)) return false;
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).has(anchor);
}

/** Paths in `file` that lead nowhere. A code span is relative to the root or to its file. */
function deadPaths(file: string): string[] {
  return namedPaths(readFileSync(file, 'utf8'))
    .filter(({ path, isLink }) =>
      isLink ? !isLinkTrue(file, path) : !isThere(resolve(dirname(file), path)) && !isThere(resolve(ROOT, path)),
    )
    .map(({ path }) => path);
}

describe('the Markdown', () => {
  const files = markdownFiles(ROOT).map((file) => relative(ROOT, file));

  it('is found', () => {
    expect(files).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/operations.md']));
  });

  it.each(files)('%s names only paths that exist', (file) => {
    expect(deadPaths(join(ROOT, file))).toEqual([]);
  });

  it.each(files.filter((file) => /^(services|libs)\//.test(file)))('%s has at most 60 lines', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it.each(['services', 'libs'])('describes every room of %s', (folder) => {
    const rooms = readdirSync(join(ROOT, folder)).filter((room) => existsSync(join(ROOT, folder, room, 'src')));
    expect(rooms.filter((room) => !existsSync(join(ROOT, folder, room, 'README.md')))).toEqual([]);
  });

  it('is caught when it names a path that does not exist', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-'));
    const file = join(folder, 'note.md');
    writeFileSync(
      file,
      '# Here\nSee `libs/nowhere/file.ts`, `libs/none*`, [this](gone.md), `libs/*`, [that](https://a.gov), [up](#here), [off](#there).',
    );
    expect(deadPaths(file)).toEqual(['gone.md', '#there', 'libs/nowhere/file.ts', 'libs/none*']);
    rmSync(folder, { recursive: true });
  });
});
