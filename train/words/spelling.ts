/** How the dictionaries of a language write around a word what is no part of it. */
const AROUND: Readonly<Record<string, RegExp>> = {
  eng: /^(?:to|a|an|the|be) |\b(?:sth|sb|sb's|so|s\.o|s\.th|esp|etc|oneself|one's)\b\.?(?:\/\S+)?/g,
  deu: /\b(?:etw|jdm|jdn|jds|jd|jmd|jmdn|jmdm)\b\.?(?:\/\S+)?|^(?:der|die|das|ein|eine) |[!?]$/g,
  fra: /^(?:le|la|les|un|une) |^l['’]/g,
  spa: /^(?:el|la|los|las|un|una) /g,
  por: /^(?:o|a|os|as|um|uma) /g,
  ita: /^(?:il|lo|la|i|gli|le|un|uno|una) |^l['’]/g,
};

/** A word or phrase as it is looked up: without what dictionaries put around it, or undefined. */
export function plainWord(text: string, iso: string): string | undefined {
  let word = text.normalize('NFC').replaceAll('’', "'");
  const around = AROUND[iso];
  if (around) word = word.replace(around, ' ');
  word = word
    .replace(/[\u064b-\u0652\u0670]|\u0301/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (word === '' || /[\d|()[\]{}<>=+*_/~:;!?…"“”«»]/.test(word)) return undefined;
  return word;
}
