import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** Of what a browser can do, a page here copies to the clipboard, shares addresses and fills its window with pictures. */
const PERMISSIONS = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'browsing-topics'].map((name) => `${name}=()`).join(', ');

/** A year; other names under the same domain are not ours to decide for. */
const ONLY_ENCRYPTED = { maxAge: 31_536_000, includeSubDomains: false };

/**
 * Writes the headers that every answer has. What is no page may do nothing where it is opened as one; styles are for
 * pictures, which browsers show in a page of their own.
 */
export type Secure = (response: ServerResponse) => void;

/** Browsers are told to come over TLS only where there is TLS: in production. */
export function createSecurity(isProduction: boolean): Secure {
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] } },
    // Answers, feeds and pictures may be used by pages of other sites; pages have a word of their own.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isProduction ? ONLY_ENCRYPTED : false,
    xFrameOptions: { action: 'deny' },
    // For browsers that nobody has any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
  });
  // The same for every answer: written once, on one that nobody gets. Nothing in it can fail, nor waits.
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  write(sample.req, sample, () => undefined);
  sample.setHeader('Permissions-Policy', PERMISSIONS);
  const headers = Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/**
 * What a page may load. Only scripts that the server named by the page's nonce run, and what those load; no script and
 * no style within the page is let in without it. Styles that scripts set one by one need no permission.
 */
export const pagePolicy = (nonce: string, isProduction: boolean): string =>
  [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' do not look at 'self'.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isProduction ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** For files: where a script runs as a worker, its own policy counts; a picture is shown as above. */
export const FILE_POLICY = "default-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For the frame in which GraphiQL lives. Its editor writes style elements of its own, which cannot be given a nonce;
 * scripts come from this server only.
 */
export const EXPLORER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
