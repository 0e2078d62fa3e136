import type { ConlluSentence } from '../../src/language/conllu.ts';
import { writeFeatures } from '../../src/language/conllu-writer.ts';

/** A way to spoil a sentence at a place, or nothing where it cannot be done. */
export type Damage = (sentence: ConlluSentence, draw: () => number) => string[] | undefined;

const formsOf = ({ words }: ConlluSentence) => words.map(({ form }) => form);
const isWord = (upos: string) => upos !== 'PUNCT' && upos !== 'SYM' && upos !== 'NUM';

/** Forms of a lemma in a treebank, by part of speech. */
type Paradigms = ReadonlyMap<string, ReadonlyMap<string, string>>;

function paradigms(sentences: readonly ConlluSentence[]): Paradigms {
  const found = new Map<string, Map<string, string>>();
  for (const { words } of sentences) {
    for (const { form, lemma, upos, features } of words) {
      if (!/^(?:VERB|AUX|NOUN|ADJ|DET|PRON)$/.test(upos)) continue;
      const key = `${upos} ${lemma}`;
      const own = found.get(key) ?? new Map<string, string>();
      found.set(key, own.set(form.toLowerCase(), writeFeatures(features)));
    }
  }
  return found;
}

function pick<T>(list: readonly T[], draw: () => number): T | undefined {
  return list[Math.floor(draw() * list.length)];
}

const places = ({ words }: ConlluSentence, test: (i: number) => boolean): number[] =>
  words.map((_, i) => i).filter(test);

/** The ways in which an edit may go wrong, over the sentences of a treebank. */
export function damages(sentences: readonly ConlluSentence[]): Readonly<Record<string, Damage>> {
  const forms = paradigms(sentences);
  const byTag = new Map<string, string[]>();
  for (const { words } of sentences) {
    for (const { form, upos, features } of words) {
      if (!/^(?:NOUN|VERB|ADJ|ADV|ADP)$/.test(upos)) continue;
      const tag = `${upos} ${writeFeatures(features)}`;
      byTag.set(tag, [...(byTag.get(tag) ?? []), form]);
    }
  }
  return {
    'words swapped': (sentence, draw) => {
      const { words } = sentence;
      const at = pick(
        places(
          sentence,
          (i) =>
            i > 0 &&
            i + 1 < words.length &&
            [i, i + 1].every((k) => isWord(words[k].upos)) &&
            words[i].form !== words[i + 1].form,
        ),
        draw,
      );
      if (at === undefined) return undefined;
      const made = formsOf(sentence);
      [made[at], made[at + 1]] = [made[at + 1], made[at]];
      return made;
    },
    'another form': (sentence, draw) => {
      const { words } = sentence;
      const others = (i: number) =>
        [...(forms.get(`${words[i].upos} ${words[i].lemma}`) ?? [])].filter(
          ([form, features]) =>
            form !== words[i].form.toLowerCase() && features !== writeFeatures(words[i].features),
        );
      const at = pick(
        places(sentence, (i) => i > 0 && others(i).length > 0),
        draw,
      );
      if (at === undefined) return undefined;
      const made = formsOf(sentence);
      made[at] = pick(others(at), draw)![0];
      return made;
    },
    'small word left out': (sentence, draw) => {
      const at = pick(
        places(sentence, (i) => i > 0 && /^(?:DET|ADP)$/.test(sentence.words[i].upos)),
        draw,
      );
      return at === undefined ? undefined : formsOf(sentence).filter((_, i) => i !== at);
    },
    'another word of its kind': (sentence, draw) => {
      const { words } = sentence;
      const tagged = (i: number) =>
        byTag.get(`${words[i].upos} ${writeFeatures(words[i].features)}`) ?? [];
      const at = pick(
        places(sentence, (i) => i > 0 && tagged(i).length > 5),
        draw,
      );
      if (at === undefined) return undefined;
      const made = formsOf(sentence);
      const other = pick(tagged(at), draw)!;
      if (other.toLowerCase() === made[at].toLowerCase()) return undefined;
      made[at] = other;
      return made;
    },
  };
}
