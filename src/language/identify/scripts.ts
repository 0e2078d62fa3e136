/**
 * Which writing system a text is in, from the Unicode blocks of its letters. Names are ISO 15924;
 * Jpan stands for Han and kana together, which Chinese and Japanese share.
 */

/** Blocks of letters: script, first and last code unit. */
const BLOCKS: readonly (readonly [script: string, first: number, last: number])[] = [
  ['Latn', 0x41, 0x5a],
  ['Latn', 0x61, 0x7a],
  ['Latn', 0xaa, 0xaa],
  ['Latn', 0xba, 0xba],
  ['Latn', 0xc0, 0xd6],
  ['Latn', 0xd8, 0xf6],
  ['Latn', 0xf8, 0x24f],
  ['Latn', 0x1e00, 0x1eff],
  ['Latn', 0xfb00, 0xfb06],
  ['Latn', 0xff21, 0xff3a],
  ['Latn', 0xff41, 0xff5a],
  ['Grek', 0x370, 0x3ff],
  ['Grek', 0x1f00, 0x1fff],
  ['Cyrl', 0x400, 0x481],
  ['Cyrl', 0x48a, 0x52f],
  ['Armn', 0x531, 0x556],
  ['Armn', 0x561, 0x587],
  ['Hebr', 0x5d0, 0x5ea],
  ['Arab', 0x620, 0x65f],
  ['Arab', 0x66e, 0x6d3],
  ['Arab', 0x6d5, 0x6dc],
  ['Arab', 0x6ee, 0x6ef],
  ['Arab', 0x6fa, 0x6ff],
  ['Arab', 0x750, 0x77f],
  ['Arab', 0xfb50, 0xfdff],
  ['Arab', 0xfe70, 0xfefc],
  ['Deva', 0x900, 0x963],
  ['Beng', 0x980, 0x9e3],
  ['Guru', 0xa00, 0xa7f],
  ['Gujr', 0xa80, 0xaff],
  ['Orya', 0xb00, 0xb7f],
  ['Taml', 0xb80, 0xbff],
  ['Telu', 0xc00, 0xc7f],
  ['Knda', 0xc80, 0xcff],
  ['Mlym', 0xd00, 0xd7f],
  ['Sinh', 0xd80, 0xdff],
  ['Thai', 0xe01, 0xe4e],
  ['Laoo', 0xe80, 0xeff],
  ['Tibt', 0xf40, 0xfbc],
  ['Mymr', 0x1000, 0x103f],
  ['Geor', 0x10a0, 0x10ff],
  ['Geor', 0x1c90, 0x1cbf],
  ['Ethi', 0x1200, 0x137f],
  ['Khmr', 0x1780, 0x17d3],
  ['Hang', 0x1100, 0x11ff],
  ['Hang', 0x3130, 0x318f],
  ['Hang', 0xac00, 0xd7a3],
  ['Jpan', 0x3005, 0x3007],
  ['Jpan', 0x3041, 0x309f],
  ['Jpan', 0x30a1, 0x30fa],
  ['Jpan', 0x30fc, 0x30ff],
  ['Jpan', 0x31f0, 0x31ff],
  ['Jpan', 0x3400, 0x4dbf],
  ['Jpan', 0x4e00, 0x9fff],
  ['Jpan', 0xf900, 0xfaff],
  ['Jpan', 0xff66, 0xff9f],
];

/**
 * The weight of a letter as evidence for its script. A text in another script often quotes Latin names, the
 * reverse is rare; and one Han character or Hangul block carries as much information as several letters.
 */
const LETTER_WEIGHT: Readonly<Record<string, number>> = { Latn: 1, Jpan: 4, Hang: 4 };
const OTHER_LETTER_WEIGHT = 2;

/** Script names; `scriptOf` returns the index into this list. 0 is "no letter". */
export const SCRIPTS: readonly string[] = ['', ...new Set(BLOCKS.map(([script]) => script))];

const scriptOfUnit = new Uint8Array(0x10000);
for (const [script, first, last] of BLOCKS) {
  scriptOfUnit.fill(SCRIPTS.indexOf(script), first, last + 1);
}

const letterWeights = SCRIPTS.map((script) => LETTER_WEIGHT[script] ?? OTHER_LETTER_WEIGHT);

/** The index into `SCRIPTS` of the script of a UTF-16 code unit; 0 for anything but a letter. */
export function scriptOf(unit: number): number {
  return scriptOfUnit[unit];
}

/**
 * The index into `SCRIPTS` of the script that most letters of a text belong to; 0 for a text without letters.
 *
 * @example SCRIPTS[dominantScript('Он купил Windows')] // 'Cyrl'
 */
export function dominantScript(text: string): number {
  const totals = new Float64Array(SCRIPTS.length);
  for (let at = 0; at < text.length; at++) {
    const script = scriptOfUnit[text.charCodeAt(at)];
    if (script !== 0) totals[script] += letterWeights[script];
  }
  let best = 0;
  for (let script = 1; script < totals.length; script++) {
    if (totals[script] > totals[best]) best = script;
  }
  return best;
}
