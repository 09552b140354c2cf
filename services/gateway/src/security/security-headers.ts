import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { visitorOf } from '../visitor';
import type { OriginRule } from './same-origin';

/** styled-components 6 adds an empty <style> and fills it through the CSS object model; without this hash the page crashes. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];

const HSTS = 'max-age=31536000; includeSubDomains';
const PERMISSIONS_POLICY = PERMISSIONS.map((name) => `${name}=()`).join(', ');

/** Of JSON, and of our few pages without script and style: it loads nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const CALLS = /^\/api(?:\/|$)/i;
/** A browser heeds the others on a page alone; half a kilobyte that each call would bring again. */
const OF_CALLS = new Map([
  ['Content-Security-Policy', NOTHING],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
]);

/** For what is answered before any middleware runs (an unreadable request, a refused upgrade). */
export const rawSecurityHeaders = (publicUrl: string): Record<string, string> => ({
  'Content-Security-Policy': NOTHING,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
});

/** @param pictureOrigins of profile pictures */
const policyHeaders = (pictureOrigins: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', ...pictureOrigins],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Addresses hold search words: other sites learn nothing of them.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
  });

/**
 * On every answer, to calls those that mean something there. HSTS when the site stands behind TLS: its public address says so, or the proxy in front of this request.
 * Over http browsers ignore it.
 */
export function securityHeaders(
  { publicUrl, trusts }: OriginRule,
  pictureOrigins: readonly string[] = [],
): RequestHandler {
  const headers = policyHeaders(pictureOrigins);
  const isBehindTls = publicUrl.startsWith('https:');
  return (request, response, next) => {
    if (isBehindTls || visitorOf(request, trusts).isSecure) {
      response.setHeader('Strict-Transport-Security', HSTS);
    }
    if (CALLS.test(request.path)) {
      response.setHeaders(OF_CALLS);
      next();
      return;
    }
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    headers(request, response, next);
  };
}
