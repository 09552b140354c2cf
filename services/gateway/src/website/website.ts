// Serves the built web application: compressed files as they are, and the page itself for every address a person opens.
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { DomainError } from '@app/kit/domain-error';
import { nameRoute } from '@app/kit/request-record';
import { guardFile } from './lost-file';
import { inlineStyles, type StyledPage } from './inline-styles';
import { prerenderedPages } from './prerendered-pages';

const HASHED = '/assets/';
const COMPRESSED = /\.(?:br|gz)$/i;
const PART = /\.(?:css|js)$/;

/**
 * What a browser heeds on a page (or a worker, and none is among the hashed files), not on the scripts and styles of one, and the name
 * of a request that went well: more than three quarters of a kilobyte that each of some sixty files would bring again. What guards a
 * file itself stays: its type, who may load it.
 */
const OF_PAGES = [
  REQUEST_ID_HEADER,
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
const NOT_OURS = /^\/(?:api|internal|metrics|ws)(?:\/|$)/i;

/** What replaces a page of the build, by its file: "/pages/ko/health-news.html". */
export type NewerPages = (file: string) => StyledPage | undefined;

const none: NewerPages = () => undefined;

/** @throws when the folder holds no built application. */
export function website(webRoot: string, newer: NewerPages = none) {
  if (!existsSync(join(webRoot, 'index.html'))) {
    throw new Error(`The web application is not built: ${join(webRoot, 'index.html')} is missing (npm run build:web).`);
  }
  const logger = new Logger('Website');
  const pages = prerenderedPages(webRoot);
  const allowStyles = inlineStyles(webRoot, new Set(pages.values()));
  const files = sirv(webRoot, { etag: true, brotli: true, gzip: true, setHeaders });
  return (request: Request, response: Response, next: NextFunction): void => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading || NOT_OURS.test(request.path)) {
      next();
      return;
    }
    nameRoute(response, request.path.startsWith(HASHED) ? `${HASHED}*` : '/*');
    // Compressed copies are for browsers that say they can read them; as files of their own they would be unreadable.
    if (COMPRESSED.test(request.path)) {
      next();
      return;
    }
    // Parts of a file are of no use to the page, and sirv fails on some ranges.
    delete request.headers.range;
    const lost = (error: unknown): void => {
      // Its answer carries the name again.
      response.setHeader(REQUEST_ID_HEADER, request.headers[REQUEST_ID_HEADER] ?? '');
      logger.error({ err: error }, 'a file of the website is not what it was at start; start again after a build');
      next(new DomainError(503, { retryAfterSeconds: 5 }));
    };
    const page = pages.get(request.url);
    if (page !== undefined && isNavigation(request)) request.url = page;
    const known = newer(request.path);
    allowStyles(response, request.path, known);
    if (known !== undefined) {
      // Express adds the ETag, and answers 304 to a browser that has this page.
      response.setHeader('Cache-Control', 'no-cache');
      response.type('html').send(known.html);
      return;
    }
    const release = guardFile(response, lost);
    files(request, response, () => {
      if (!isNavigation(request)) {
        release();
        next();
        return;
      }
      request.url = '/index.html';
      files(request, response, () => {
        release();
        next();
      });
    });
  };
}

/** Only what a person opens gets the page; a missing script, picture or call must be a 404, not HTML with status 200. */
function isNavigation(request: Request): boolean {
  const lastSegment = request.path.slice(request.path.lastIndexOf('/') + 1);
  if (lastSegment.includes('.') || request.path.startsWith(HASHED)) return false;
  const destination = request.headers['sec-fetch-dest'];
  return destination === undefined ? request.accepts('html') === 'html' : destination === 'document';
}

/** Vite's assets carry a hash of their content in the name; everything else is asked for again each time (304 by ETag). */
function setHeaders(response: ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith(HASHED);
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isHashed && PART.test(pathname)) OF_PAGES.forEach((name) => response.removeHeader(name));
}
