import type { Span } from '../../../core/index.ts';
import { said, verdict } from '../classes.ts';
import type { Reading } from '../reading.ts';
import type { Verdict } from '../verdict.ts';

/** Tags, links, images, addresses, code: must not change at all. */
const MARKUP =
  /<\/?[a-z][^<>]{0,200}>|!?\[[^[\]]{0,200}\]\([^()\s]{1,300}\)|`[^`\n]{1,200}`|(?:https?:\/\/|www\.)[^\s<>()\]"“”]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]+)+|(?<![\w-])[a-z0-9-]{1,63}\.(?:org|com|net|gov|edu|de|fr|eu|uk|example)(?:\/[^\s<>()\]"“”]*)?/giu;

/** Markup, addresses and code: none is lost, none is new. */
export function markup(source: Reading, candidate: Reading): Verdict[] {
  const added = missing(candidate, source);
  if (added.length > 0) {
    const because = `The new text adds ${said(candidate, added)}.`;
    return [verdict('markup', 'added', because, [], added)];
  }
  const lost = missing(source, candidate);
  return lost.length === 0
    ? []
    : [verdict('markup', 'lost', `The new text leaves out ${said(source, lost)}.`, lost)];
}

function missing(here: Reading, there: Reading): Span[] {
  return [...here.text.matchAll(MARKUP)].flatMap(({ 0: found, index }) => {
    const sign = found.replace(/[.,;:!?]+$/u, '');
    return there.text.includes(sign) ? [] : [{ start: index, end: index + sign.length }];
  });
}
