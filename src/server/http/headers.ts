/** The headers of every response. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-DNS-Prefetch-Control': 'off',
};

/** No external resources and no inline scripts; inline styles only with a nonce. */
export function pagePolicy(nonce: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For responses other than pages, in case a browser displays one. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A report contains its own script and style, and is sandboxed from the site. */
export const REPORT_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-downloads allow-modals";
