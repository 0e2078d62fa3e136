import type { Steering } from '../../contract/index.ts';
import type { Work } from '../state/document.ts';

/** The settings that control the engines, without those that concern only the page. */
export function steeringOf({ settings }: Work): Steering & { engines?: string[] } {
  const { preset, level, audience, controls, glossary, protected: terms, engines } = settings;
  const dials = Object.fromEntries(
    Object.entries(controls ?? {}).filter(([, value]) => value !== undefined),
  );
  return {
    ...(preset && { preset }),
    ...(level && { level }),
    ...(audience && { audience }),
    ...(Object.keys(dials).length > 0 && { controls: dials }),
    ...(glossary && glossary.length > 0 && { glossary }),
    ...(terms && terms.length > 0 && { protected: terms }),
    ...(engines && engines.length > 0 && { engines }),
  };
}
