import type { Mark } from '../../document/structure.ts';
import { isWord, type LintContext, type LintRule, numberOf } from '../rule.ts';

export const parentheses: LintRule = {
  name: 'parentheses',
  summary: 'remarks in brackets',
  needs: [],
  defaults: {},
  *check({ sentences, document }) {
    for (const { start, end } of sentences) {
      for (const { index, 0: remark } of document.text
        .slice(start, end)
        .matchAll(/[(（][^()（）]{2,}[)）]/g)) {
        // Initials and years in brackets explain; a remark is longer.
        if (remark.length < 12 || !/\p{L}{2}/u.test(remark)) continue;
        yield {
          span: { start: start + index, end: start + index + remark.length },
          message: 'A remark in brackets; make it a separate sentence, or leave it out.',
          suggestions: [],
        };
      }
    }
  },
};

export const semicolon: LintRule = {
  name: 'semicolon',
  summary: 'semicolons, where two sentences would do',
  needs: [],
  defaults: {},
  *check({ sentences }) {
    for (const { tokens } of sentences) {
      for (const { form, start, end } of tokens) {
        if (!/^[;；؛]$/.test(form)) continue;
        yield {
          span: { start, end },
          message: 'A semicolon joins two sentences; end the first with a full stop.',
          suggestions: ['.'],
        };
      }
    }
  },
};

export const symbol: LintRule = {
  name: 'symbol',
  summary: 'special characters',
  needs: [],
  defaults: {},
  *check({ sentences, wording }) {
    for (const { tokens } of sentences) {
      for (const { form, start, end } of tokens) {
        if (!Object.hasOwn(wording.symbols, form)) continue;
        yield {
          span: { start, end },
          message: `"${form}" is a special character; write the word.`,
          suggestions: [wording.symbols[form]],
        };
      }
    }
  },
};

export const allCaps: LintRule = {
  name: 'all-caps',
  summary: 'words entirely in capitals',
  needs: [],
  findsWords: true,
  defaults: {},
  *check({ sentences, document }) {
    for (const { tokens } of sentences) {
      let first = -1;
      let letters = 0;
      for (let at = 0; at <= tokens.length; at++) {
        const token = tokens[at];
        const isCapital =
          token !== undefined && /^\p{Lu}[\p{Lu}'’-]+$/u.test(token.form) && token.form.length > 1;
        if (isCapital) {
          if (first < 0) first = at;
          letters += token.form.length;
          continue;
        }
        // One short word is an abbreviation.
        if (first >= 0 && (at - first > 1 ? letters >= 8 : letters > 6)) {
          const span = { start: tokens[first].start, end: tokens[at - 1].end };
          yield {
            span,
            message: `"${document.text.slice(span.start, span.end)}" is entirely in capitals, which are hard to read.`,
            suggestions: [],
          };
        }
        first = -1;
        letters = 0;
      }
    }
  },
};

function markRule(name: string, summary: string, mark: string, message: string): LintRule {
  return {
    name,
    summary,
    needs: [],
    defaults: {},
    *check({ structure }) {
      const opened = new Map<number, Mark>();
      for (const each of structure.marks) {
        if (each.name !== mark) continue;
        if (each.role === 'open') opened.set(each.pair, each);
        const open = each.role === 'close' ? opened.get(each.pair) : undefined;
        if (open && each.at > open.at) {
          yield { span: { start: open.at, end: each.at }, message, suggestions: [] };
        }
      }
    },
  };
}

export const italics = markRule(
  'italics',
  'text in italics',
  'emphasis',
  'Italics are hard to read; use bold for single words instead.',
);

export const underline = markRule(
  'underline',
  'underlined words',
  'underline',
  'Underlined words look like links; use bold for single words instead.',
);

export const paragraphLength: LintRule = {
  name: 'paragraph-length',
  summary: 'paragraphs with too many sentences',
  needs: [],
  defaults: { most: 6 },
  *check({ document, structure }, settings) {
    const most = numberOf(settings, 'most');
    for (const [i, { sentences, start, end }] of document.paragraphs.entries()) {
      if (structure.blocks[i].kind === 'quotation' || sentences.length <= most) continue;
      yield {
        span: { start, end },
        message: `This paragraph has ${sentences.length} sentences; at most ${most} keep it clear.`,
        suggestions: [],
      };
    }
  },
};

export const missingHeading: LintRule = {
  name: 'missing-heading',
  summary: 'long stretches of text without a heading',
  needs: [],
  defaults: { words: 300 },
  start(settings) {
    const most = numberOf(settings, 'words');
    let words = 0;
    return function* ({ document, structure }) {
      for (const [i, { sentences, start, end }] of document.paragraphs.entries()) {
        if (structure.blocks[i].kind === 'heading') words = 0;
        for (const { tokens } of sentences) words += tokens.filter(isWord).length;
        if (words <= most) continue;
        yield {
          span: { start, end },
          message: `There are more than ${most} words since the last heading; add a heading that states the topic.`,
          suggestions: [],
        };
        words = 0;
      }
    };
  },
};

/** Guidelines disagree: letters should speak to the reader, an encyclopedia must not. */
export const secondPerson: LintRule = {
  name: 'second-person',
  summary: 'addressing the reader: expected, or to be avoided',
  needs: [],
  defaults: { use: 'expected', from: 5 },
  start(settings) {
    const from = numberOf(settings, 'from');
    let seen = 0;
    let addressed = 0;
    return function* (context) {
      const places = [...addresses(context)];
      if (settings.use === 'avoid') {
        for (const { start, end, form } of places) {
          yield {
            span: { start, end },
            message: `"${form}" addresses the reader; write about the subject itself.`,
            suggestions: [],
          };
        }
        return;
      }
      const isFirst = seen === 0;
      seen += context.sentences.length;
      addressed += places.length;
      if (!isFirst || seen === 0) return;
      const [{ start, end }] = context.sentences;
      const found = {
        message: 'The text never addresses the reader; "you" makes clear who should act.',
        suggestions: [],
      };
      yield {
        span: { start, end },
        atEnd: () => (addressed > 0 || seen < from ? undefined : found),
      };
    };
  },
};

function* addresses({ sentences, wording }: LintContext) {
  for (const { tokens } of sentences) {
    for (const [at, token] of tokens.entries()) {
      const { analysis, form } = token;
      const isPronoun = analysis?.upos === 'PRON' || analysis?.upos === 'DET';
      const isMarked = isPronoun && analysis?.features.Person === '2';
      // A capital says nothing at the start of a sentence: German Sie.
      const listed =
        at === 0
          ? form !== form.toLowerCase() && wording.address.includes(form.toLowerCase())
          : wording.address.includes(form);
      if (isMarked || listed) yield token;
    }
  }
}
