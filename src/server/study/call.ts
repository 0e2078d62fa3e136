import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Participant, Session, Study, Wording } from '../../study/index.ts';

/** A call with all that its role has let it have. */
export interface StudyCall {
  readonly context: Context;
  readonly study: Study;
  readonly session: Session;
  readonly wording: Wording;
  /** There for routes of participants. */
  readonly participant: Participant;
}

export type Handler = (call: StudyCall) => Promise<Response> | Response;

const MONTH = 30 * 24 * 3600;

/** What a browser keeps of who it is in a study: each role by itself. */
const COOKIES = {
  participant: { sameSite: 'Lax', path: (study: string) => `/study/${study}` },
  researcher: { sameSite: 'Strict', path: (study: string) => `/study/${study}/researcher` },
} as const;

export function secretOf(context: Context, role: keyof typeof COOKIES, study: string): string {
  return getCookie(context, `klartext-${role}-${study}`) ?? '';
}

/** Lets the browser keep a secret; an empty one is forgotten at once. */
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

/** The fields of a form that was sent. */
export async function sentFields(context: Context): Promise<(name: string) => string[]> {
  const form = await context.req.formData().catch(() => new FormData());
  return (name) => form.getAll(name).filter((value) => typeof value === 'string');
}
