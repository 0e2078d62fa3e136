import { type Design, scaleOf } from './design.ts';
import { type Block, type Option, wordsIn } from './form.ts';
import { type Unit, wordPlace } from './unit.ts';
import type { Wording } from './wording.ts';

/** Names of the texts on a page, by position, which reveal nothing about their systems. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The name of a field about the text at a position. */
export function fieldOf(at: number, id: string): string {
  return `${LETTERS[at] ?? at}.${id}`;
}

/**
 * The form for a unit, with the texts of its systems in the given order.
 *
 * @example formOf(design, unit, ['ours', 'theirs'], wording)
 */
export function formOf(
  design: Design,
  { item, systems }: Unit,
  order: readonly string[],
  wording: Wording,
): Block[] {
  const source: Block = { type: 'text', label: wording.original, text: item.source };
  const texts = order.map((system) => item.outputs[system]);
  const label = (at: number) =>
    systems.length > 1 ? `${wording.text} ${LETTERS[at] ?? at + 1}` : wording.simplified;
  const shown = texts.map((text, at): Block => ({ type: 'text', label: label(at), text }));
  switch (design.kind) {
    case 'write':
      return [
        source,
        {
          type: 'writing',
          name: 'simplification',
          label: wording.yourVersion,
          initial: item.source,
        },
        ...(design.operations.length > 0
          ? [
              {
                type: 'tags' as const,
                name: 'operations',
                label: wording.operations,
                options: optionsOf(design.operations),
              },
            ]
          : []),
        ...(design.confidence
          ? [
              {
                type: 'scale' as const,
                name: 'confidence',
                statement: wording.confidence,
                from: 1,
                to: 5,
                labels: {},
              },
            ]
          : []),
        ...(design.comments
          ? [
              {
                type: 'writing' as const,
                name: 'comment',
                label: wording.comment,
                isShort: true,
                isOptional: true,
              },
            ]
          : []),
      ];
    case 'rate': {
      const { from, to, labels } = scaleOf(design);
      return [
        source,
        ...shown.flatMap((text, at) => [
          text,
          ...design.dimensions.map(
            ({ id, text: statement, labels: own }): Block => ({
              type: 'scale',
              name: fieldOf(at, id),
              statement,
              from,
              to,
              labels: own ?? labels,
            }),
          ),
        ]),
      ];
    }
    case 'prefer': {
      const sides = texts.map((_, at) => ({ value: LETTERS[at], label: label(at) }));
      const similar = { value: 'similar', label: wording.similar };
      const options = design.similar ? [...sides, similar] : sides;
      return [
        source,
        ...shown,
        ...design.questions.map(
          ({ id, text: question }): Block => ({ type: 'choice', name: id, question, options }),
        ),
      ];
    }
    case 'rank':
      return [
        source,
        ...shown.flatMap((text, at) => [
          text,
          ...design.questions.map(
            ({ id, text: question }): Block => ({
              type: 'choice',
              name: fieldOf(at, id),
              question: `${label(at)}: ${question}`,
              options: texts.map((_, rank) => ({
                value: String(rank + 1),
                label: String(rank + 1),
              })),
            }),
          ),
        ]),
      ];
    case 'substitute': {
      const start = wordPlace(item);
      const mark = [start, start + (item.word ?? '').length] as const;
      return [
        { ...source, type: 'text', label: wording.sentence, text: item.source, mark },
        { type: 'writing', name: 'word', label: wording.simplerWord, isShort: true },
      ];
    }
    case 'mark': {
      return [
        ...(texts.length > 0 ? [source] : []),
        ...design.marks.map(({ id, text: what, in: where }): Block => {
          const text = where === 'source' ? item.source : (texts[0] ?? item.source);
          const words = wordsIn(text, design.language);
          return { type: 'words', name: id, label: what, text, words };
        }),
      ];
    }
    case 'comprehend':
      return [
        {
          type: 'reading',
          name: 'reading',
          label: wording.sentence,
          text: texts[0] ?? item.source,
          done: wording.haveRead,
        },
        ...item.questions.map(
          ({ question, options }, at): Block =>
            options.length > 0
              ? {
                  type: 'choice',
                  name: `question-${at + 1}`,
                  question,
                  options: options.map((each) => ({ value: each, label: each })),
                }
              : { type: 'writing', name: `question-${at + 1}`, label: question },
        ),
      ];
  }
}

function optionsOf(named: readonly { id: string; text: string }[]): Option[] {
  return named.map(({ id, text }) => ({ value: id, label: text }));
}
