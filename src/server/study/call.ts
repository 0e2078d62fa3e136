import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Participant, Session, Study, Wording } from '../../study/index.ts';

/** A call with the data that its role may access. */
export interface StudyCall {
  readonly context: Context;
  readonly study: Study;
  readonly session: Session;
  readonly wording: Wording;
  /** Set on routes for participants. */
  readonly participant: Participant;
}

export type Handler = (call: StudyCall) => Promise<Response> | Response;

const MONTH = 30 * 24 * 3600;

/** The cookies that identify a browser in a study, one per role. */
const COOKIES = {
  participant: { sameSite: 'Lax', path: (study: string) => `/study/${study}` },
  researcher: { sameSite: 'Strict', path: (study: string) => `/study/${study}/researcher` },
} as const;

export function secretOf(context: Context, role: keyof typeof COOKIES, study: string): string {
  return getCookie(context, `klartext-${role}-${study}`) ?? '';
}

/** Stores a secret in the browser; an empty one deletes the cookie. */
export function keepSecret(
  context: Context,
  role: keyof typeof COOKIES,
  study: string,
  secret: string,
): void {
  const { sameSite, path } = COOKIES[role];
  setCookie(context, `klartext-${role}-${study}`, secret, {
    httpOnly: true,
    sameSite,
    path: path(study),
    maxAge: secret === '' ? 0 : MONTH,
  });
}

/** The fields of a submitted form. */
export async function sentFields(context: Context): Promise<(name: string) => string[]> {
  const form = await context.req.formData().catch(() => new FormData());
  return (name) => form.getAll(name).filter((value) => typeof value === 'string');
}
