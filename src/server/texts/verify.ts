import type { Verified, VerifyRequest } from '../../contract/index.ts';
import { KlartextError } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { folderFiles, loadIdentifier } from '../../language/index.ts';
import { type VerifyOptions, verify, verifyDocument } from '../../simplify/verify/index.ts';
import { languageOf, resourcesOf } from './resources.ts';

/** The options for the judge: the language, and the editor's terms. */
export async function verifyOptionsOf(
  language: Language,
  { glossary = [], protected: terms }: Pick<VerifyRequest, 'glossary' | 'protected'>,
): Promise<VerifyOptions> {
  const forms = glossary.map(
    ({ term, replacement, explanation }) =>
      [term, [replacement, explanation].filter(Boolean).join('. ')] as const,
  );
  return {
    language,
    identifier: await loadIdentifier(await folderFiles()),
    ...(forms.length > 0 && { glossary: Object.fromEntries(forms) }),
    ...(terms && { protected: terms }),
  };
}

/** Whether a rewritten text keeps the meaning of its source. */
export async function verifyTexts(request: VerifyRequest): Promise<Verified> {
  const { source, output, documents = false } = request;
  if (source.trim() === '') {
    throw new KlartextError(
      'bad-input',
      'The source is empty.',
      'Send the original text as "source".',
    );
  }
  const { language } = await resourcesOf(await languageOf(source, request.language, 'text'));
  const options = await verifyOptionsOf(language, request);
  if (documents) {
    const { passed, parts } = verifyDocument(source, output, options);
    return {
      language: language.id,
      passed,
      parts: parts.map(({ candidate, ...part }) => ({
        ...part,
        ...(candidate && { output: candidate }),
      })),
    };
  }
  const whole = (text: string) => ({ start: 0, end: text.length });
  const found = verify(source, output, options);
  return {
    language: language.id,
    passed: found.passed,
    parts: [{ source: whole(source), output: whole(output), ...found }],
  };
}
