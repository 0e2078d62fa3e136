import { UPOS } from '../../../core/index.ts';

/** The relations that Universal Dependencies and its treebanks use. */
export const RELATIONS: ReadonlySet<string> = new Set(
  (
    'acl acl:relcl advcl advcl:relcl advmod amod appos aux aux:pass case cc cc:preconj ccomp clf ' +
    'compound compound:prt conj cop csubj csubj:pass csubj:outer dep det det:predet det:poss ' +
    'discourse dislocated expl expl:pv fixed flat flat:name flat:foreign goeswith iobj list mark ' +
    'nmod nmod:poss nmod:npmod nmod:tmod nmod:unmarked nmod:desc nsubj nsubj:pass nsubj:outer ' +
    'nummod obj obl obl:agent obl:arg obl:npmod obl:tmod obl:unmarked orphan parataxis punct ' +
    'reparandum root vocative xcomp'
  ).split(' '),
);

export const PARTS_OF_SPEECH: ReadonlySet<string> = new Set(UPOS);

export const FEATURES: ReadonlySet<string> = new Set(
  (
    'Tense VerbForm Mood Number Person Case Gender Degree Definite PronType Voice Polarity Poss ' +
    'Reflex NumType Aspect'
  ).split(' '),
);
