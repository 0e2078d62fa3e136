import { type Document, sentencesOf } from '../../core/index.ts';
import { writeConllu } from '../../language/conllu-writer.ts';
import type { Language } from '../../language/index.ts';
import { printable } from '../columns.ts';
import type { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';
import { drawSentence, drawSummary, type Section } from './drawing.ts';
import { type Hardness, type SentenceRecord, sentenceRecords, Totals } from './record.ts';

/** Writes the output of `klartext analyse` part by part. */
export interface AnalysisWriter {
  start(name: string, language: Language): void;
  part(document: Document, language: Language, hardness: Hardness, offset: number): void;
  /** The input is complete. */
  end(): void;
  fail(name: string, failure: Failure): void;
  /** All inputs are complete. */
  close(): void;
}

/** A form of the output: what surrounds the sentences of an input, and how each is written. */
interface Form {
  start(name: string, language: string): void;
  sentence(record: SentenceRecord): void;
  end(totals: Totals): void;
  fail(name: string, failure: Pick<Failure, 'code' | 'message' | 'hint'>): void;
  close(): void;
}

interface Choices {
  readonly only?: Section;
  readonly conllu?: boolean;
  readonly jsonl?: boolean;
}

/**
 * JSON is one object for one input, a list for several; JSON lines, CoNLL-U and text are
 * concatenated.
 */
export function analysisWriter(
  options: Choices,
  isList: boolean,
  terminal: Terminal,
): AnalysisWriter {
  if (options.conllu) return conlluWriter(terminal);
  const form = options.jsonl
    ? linesForm(terminal)
    : terminal.json
      ? jsonForm(isList, terminal)
      : drawnForm(options.only, isList, terminal);
  let totals = new Totals();
  return {
    start(name, { id }) {
      totals = new Totals();
      form.start(name, id);
    },
    part(document, language, hardness, offset) {
      for (const record of sentenceRecords(document, language, hardness, offset)) {
        totals.add(record);
        form.sentence(record);
      }
    },
    end: () => form.end(totals),
    fail: (name, { code, message, hint }) =>
      form.fail(name, { code, message, ...(hint && { hint }) }),
    close: () => form.close(),
  };
}

function conlluWriter(terminal: Terminal): AnalysisWriter {
  let documentId: string | undefined;
  let firstSentence = 1;
  return {
    start(name) {
      documentId = name;
    },
    part(document) {
      const id = documentId === undefined ? {} : { documentId };
      terminal.write(writeConllu(document, { ...id, firstSentence }));
      firstSentence += sentencesOf(document).filter(({ tokens }) => tokens.length > 0).length;
      documentId = undefined;
    },
    end() {},
    fail() {},
    close() {},
  };
}

function jsonForm(isList: boolean, { write }: Terminal): Form {
  let inputs = 0;
  let sentences = 0;
  let isOpen = false;
  const separate = () => write(isList ? (inputs++ === 0 ? '[\n' : ',\n') : '');
  return {
    start(file, language) {
      separate();
      write(`${JSON.stringify({ file, language }).slice(0, -1)},"sentences":[`);
      sentences = 0;
      isOpen = true;
    },
    sentence: (record) => write(`${sentences++ === 0 ? '\n' : ',\n'}${JSON.stringify(record)}`),
    end({ summary }) {
      write(`],"summary":${JSON.stringify(summary)}}${isList ? '' : '\n'}`);
      isOpen = false;
    },
    fail(file, error) {
      if (isOpen) write(`],"error":${JSON.stringify(error)}}${isList ? '' : '\n'}`);
      else if (isList) {
        separate();
        write(JSON.stringify({ file, error }));
      }
      isOpen = false;
    },
    close: () => write(isList ? '\n]\n' : ''),
  };
}

function linesForm({ write }: Terminal): Form {
  let head = {};
  const line = (value: object) => write(`${JSON.stringify(value)}\n`);
  return {
    start(file, language) {
      head = { file, language };
    },
    sentence: (record) => line({ ...head, ...record }),
    end: ({ summary }) => line({ ...head, summary }),
    fail: (file, error) => line({ file, error }),
    close() {},
  };
}

function drawnForm(only: Section | undefined, isList: boolean, terminal: Terminal): Form {
  const { colours, columns, write } = terminal;
  const options = { only, columns, colours };
  let number = 1;
  return {
    start(name) {
      number = 1;
      if (isList) write(`${colours.bold(colours.underline(printable(name)))}\n\n`);
    },
    sentence(record) {
      for (const text of drawSentence(record, number++, options)) write(text);
    },
    end({ summary }) {
      write(drawSummary(summary, options));
      if (isList) write('\n');
    },
    fail() {},
    close() {},
  };
}
