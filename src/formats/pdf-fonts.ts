import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KlartextError } from '../core/index.ts';

const require = createRequire(import.meta.url);

/** A font file, with the name of the font if the file is a collection. */
interface FontFile {
  readonly path: string;
  readonly name?: string;
}

interface Family {
  readonly regular: FontFile;
  readonly bold: FontFile;
}

/** The font families of a .pdf, each for the scripts that it draws best. */
export type FamilyName = 'latin' | 'arabic' | 'asian';

const ASIAN =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const LATIN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Where systems store a font for Chinese and Japanese. None is included, because such a font is as
 * large as all our languages together, and people who write these languages have one.
 */
const ASIAN_FONTS: readonly Family[] = [
  inFolder('/usr/share/fonts/opentype/noto', 'NotoSansCJK-Regular.ttc', 'NotoSansCJK-Bold.ttc', [
    'NotoSansCJKsc-Regular',
    'NotoSansCJKsc-Bold',
  ]),
  inFolder('/usr/share/fonts/truetype/droid', 'DroidSansFallbackFull.ttf'),
  inFolder('/usr/share/fonts-droid-fallback/truetype', 'DroidSansFallback.ttf'),
  inFolder('/System/Library/Fonts', 'Hiragino Sans GB.ttc', 'Hiragino Sans GB.ttc', [
    'HiraginoSansGB-W3',
    'HiraginoSansGB-W6',
  ]),
  inFolder('C:\\Windows\\Fonts', 'msyh.ttc', 'msyhbd.ttc', [
    'MicrosoftYaHei',
    'MicrosoftYaHei-Bold',
  ]),
];

function inFolder(
  folder: string,
  regular: string,
  bold = regular,
  [regularName, boldName]: readonly string[] = [],
): Family {
  return {
    regular: { path: join(folder, regular), name: regularName },
    bold: { path: join(folder, bold), name: boldName },
  };
}

/** The family that draws a letter; characters without a script use the Latin one. */
export function familyOf(letter: string): FamilyName {
  if (ARABIC.test(letter)) return 'arabic';
  return ASIAN.test(letter) ? 'asian' : 'latin';
}

/** The font files for a text, by family; rejects a text that no font can draw. */
export function fontsFor(text: string): ReadonlyMap<FamilyName, Family> {
  const letters = new Set(text);
  const undrawn = [...letters].find((letter) =>
    [ARABIC, ASIAN, LATIN].every((drawn) => !drawn.test(letter)),
  );
  if (undrawn !== undefined)
    throw refused(`A .pdf cannot contain the letter ${undrawn}, because no font has it.`);
  const fonts = new Map<FamilyName, Family>([
    [
      'latin',
      inFolder(
        join(require.resolve('dejavu-fonts-ttf/package.json'), '../ttf'),
        'DejaVuSans.ttf',
        'DejaVuSans-Bold.ttf',
      ),
    ],
    [
      'arabic',
      inFolder(
        join(require.resolve('@embedpdf/fonts-arabic'), '../../fonts'),
        'NotoNaskhArabic-Regular.ttf',
        'NotoNaskhArabic-Bold.ttf',
      ),
    ],
  ]);
  if ([...letters].some((letter) => ASIAN.test(letter))) {
    const asian = ASIAN_FONTS.find(({ regular }) => existsSync(regular.path));
    if (asian === undefined) {
      throw refused('A .pdf in Chinese or Japanese needs a font that this computer does not have.');
    }
    fonts.set('asian', asian);
  }
  return fonts;
}

const refused = (message: string) =>
  new KlartextError(
    'not-supported',
    message,
    'Export .docx, or .html and print it from your browser; on Debian, `apt install fonts-noto-cjk`.',
  );
