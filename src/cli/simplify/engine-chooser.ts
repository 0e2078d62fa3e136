import type { Language } from '../../language/index.ts';
import type { Format } from '../../simplify/document/index.ts';
import type { Engine } from '../../simplify/engine.ts';
import { loadEngineBeside } from '../../simplify/engines.ts';
import { type ChooseLanguage, languageChooser } from '../choose-language.ts';
import type { Terminal } from '../terminal.ts';

/** The engine for the language of a text. */
export type ChooseEngine = (text: string, name: string, format: Format) => Promise<Engine>;

/** Engines for the requested language, or for the language of each text; each is loaded once. */
export function engineChooser(
  name: string,
  wished: { readonly ratios: boolean },
  terminal: Terminal,
) {
  const loaded = new Map<string, Promise<Engine>>();
  const choosers = new Map<string | undefined, Promise<ChooseLanguage>>();
  const begin = (id: string, loading: Promise<Language>) => {
    const engine = loadEngineBeside(name, id, loading, wished);
    // The error is reported where the engine is used.
    engine.catch(() => {});
    loaded.set(id, engine);
  };
  return async (asked: string | undefined): Promise<ChooseEngine> => {
    if (!choosers.has(asked)) choosers.set(asked, languageChooser(asked, terminal, begin));
    const choose = await choosers.get(asked)!;
    return async (text, file, format) => loaded.get((await choose(text, file, format)).id)!;
  };
}
