// The inline styles of a prerendered page (web/prerender): its content security policy allows them by their hashes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const POLICY = 'Content-Security-Policy';
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;

/** @returns sources of `style-src`: "'sha256-...' 'sha256-...'" */
const styleHashes = (html: string): string =>
  [...html.matchAll(STYLE)]
    .map(([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    .join(' ');

/** HTML with the hashes of its styles, computed once. */
export interface StyledPage {
  html: string;
  styleHashes: string;
}

export const styledPage = (html: string): StyledPage => ({ html, styleHashes: styleHashes(html) });

/**
 * @param files prerendered pages below `webRoot`, read once
 * @returns adds the hashes of a page to the policy of its response, also to that of a 304, whose headers replace the cached ones;
 *   `newer` replaces the file
 */
export function inlineStyles(webRoot: string, files: Iterable<string>) {
  const hashes = new Map([...files].map((file) => [file, styleHashes(readFileSync(join(webRoot, file), 'utf8'))]));
  return (response: ServerResponse, file: string, newer: StyledPage | undefined): void => {
    const allowed = newer === undefined ? hashes.get(file) : newer.styleHashes;
    const policy = response.getHeader(POLICY);
    if (allowed && typeof policy === 'string') response.setHeader(POLICY, policy.replace('style-src', `$& ${allowed}`));
  };
}
