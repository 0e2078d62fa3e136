import type { Simplified, SimplifyEvent, SimplifyRequest } from '../../contract/index.ts';
import type { Edit } from '../../core/index.ts';
import { controlsFor } from '../../simplify/controls/levels.ts';
import { readDocument, simplifyDocument } from '../../simplify/document/index.ts';
import { asEdits, layEdits } from '../../simplify/document/lay.ts';
import { asksForRatio, type Engine } from '../../simplify/engine.ts';
import { languageOf, type Resources, resourcesOf } from './resources.ts';
import { TermLists } from './terms.ts';
import { verifyOptionsOf } from './verify.ts';
import { wireEdit, wireVerdict } from './wire.ts';

/** Simplifies a text; reports each block when it is done. */
export async function simplify(
  request: SimplifyRequest,
  tell: (event: SimplifyEvent) => void = () => {},
): Promise<Simplified> {
  const { text, format = 'text' } = request;
  if (text.trim() === '') return empty(request, tell);
  const resources = await resourcesOf(await languageOf(text, request.language, format));
  const ratios = asksForRatio(request.controls ?? {});
  const loaded = await resources.engine(request.engine ?? 'default', { ratios });
  const engine = steered(loaded, request);
  const read = readDocument(text, format, resources.language);
  const { structure } = read;
  const language = resources.language.id;
  tell({ type: 'start', language, engine: engine.name, blocks: structure.blocks.length });
  const edits: Edit[] = [];
  let [output, index, changed, count] = ['', 0, 0, 0];
  const options = documentOptions(engine, request, resources);
  const verify = await verifyOptionsOf(resources.language, request);
  for (const block of simplifyDocument(read, { ...options, verify })) {
    output += block.output;
    for (const sentence of block.sentences) {
      count++;
      if (sentence.edits.length === 0) continue;
      changed++;
      const changes = layEdits(structure, sentence.edits) ?? [];
      edits.push(...asEdits(structure, changes, sentence.edits));
    }
    tell({
      type: 'block',
      index: index++,
      output: block.output,
      sentences: block.sentences.map((each) => ({
        source: each.source,
        text: each.text,
        edits: each.edits.map((edit) => wireEdit(shifted(edit, -each.span.start))),
        verdicts: each.verdicts.map(wireVerdict),
        ...(each.left !== undefined && { left: each.left }),
      })),
    });
  }
  tell({ type: 'end', changed, sentences: count });
  return { text: output, edits: edits.map(wireEdit), language, engine: engine.name };
}

function empty(
  { text, language = 'und', engine = 'default' }: SimplifyRequest,
  tell: (event: SimplifyEvent) => void,
): Simplified {
  tell({ type: 'start', language, engine, blocks: 0 });
  if (text !== '') tell({ type: 'block', index: 0, output: text, sentences: [] });
  tell({ type: 'end', changed: 0, sentences: 0 });
  return { text, edits: [], language, engine };
}

function documentOptions(
  engine: Engine,
  { preset = 'balanced', level, audience, controls = {} }: SimplifyRequest,
  { wording }: Resources,
) {
  const dials = Object.fromEntries(
    Object.entries(controls).filter(([, value]) => value !== undefined),
  );
  return {
    engine,
    controls: {
      ...controlsFor({ ...(level && { level }), ...(audience && { audience }) }),
      ...dials,
    },
    options: { preset, ...(audience && { audience }) },
    ...(!engine.isBaseline && { wording }),
  };
}

/** An engine that follows the editor's glossary and protected terms. */
function steered(engine: Engine, request: SimplifyRequest): Engine {
  const terms = new TermLists(request);
  if (terms.isEmpty) return engine;
  return {
    ...engine,
    simplify: (document, sentence, controls, options) =>
      engine.simplify(document, sentence, controls, options).map((candidate) => ({
        ...candidate,
        edits: terms.follow(sentence, candidate.edits),
      })),
  };
}

function shifted(edit: Edit, by: number): Edit {
  return { ...edit, span: { start: edit.span.start + by, end: edit.span.end + by } };
}
