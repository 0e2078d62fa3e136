import type { Token } from '../../core/index.ts';
import { onceFor } from '../../core/once-for.ts';
import type { Language } from '../../language/index.ts';
import type { Reading } from './reading.ts';

/** Two nouns whose particles changed places. */
export interface TurnedParticles {
  readonly subject: Token;
  readonly object: Token;
}

/**
 * "犬が猫を追う" → "猫が犬を追う": the noun with the particle of subjects now has that of objects, and the
 * other way round. A mere change of place leaves each particle with its noun.
 */
export function turnedParticles(source: Reading, candidate: Reading): TurnedParticles[] {
  if (!source.language.closedClasses?.particles) return [];
  const [before, after] = [markedIn(source), markedIn(candidate)];
  const object = before.object.find((each) => isOnly(each, 'subject', after));
  if (!object) return [];
  return before.subject.flatMap((subject) =>
    isOnly(subject, 'object', after) ? [{ subject, object }] : [],
  );
}

type Role = 'subject' | 'object';
interface Marked extends Readonly<Record<Role, readonly Token[]>> {
  readonly forms: Readonly<Record<Role, ReadonlySet<string>>>;
}

/** Do the particles of a text give a word this role, and no other one? */
function isOnly({ form }: Token, role: Role, marked: Marked): boolean {
  const has = (each: Role) => marked.forms[each].has(form);
  return has(role) && !has(role === 'subject' ? 'object' : 'subject');
}

/** The words before a particle, by the role that it shows. */
function markedIn(reading: Reading): Marked {
  return reading.once('marked by particles', () => {
    const particles = particlesOf(reading.language);
    const marked: Record<Role, Token[]> = { subject: [], object: [] };
    for (const { tokens } of reading.sentences) {
      tokens.forEach(({ form }, at) => {
        const role = at > 0 ? particles.get(form) : undefined;
        if (role) marked[role].push(tokens[at - 1]);
      });
    }
    const formsOf = (tokens: readonly Token[]) => new Set(tokens.map(({ form }) => form));
    const forms = { subject: formsOf(marked.subject), object: formsOf(marked.object) };
    return { ...marked, forms };
  });
}

const particlesOf = onceFor((language: Language): ReadonlyMap<string, Role> => {
  const { subject = [], object = [] } = language.closedClasses?.particles ?? {};
  return new Map([
    ...subject.map((form) => [form, 'subject'] as const),
    ...object.map((form) => [form, 'object'] as const),
  ]);
});
