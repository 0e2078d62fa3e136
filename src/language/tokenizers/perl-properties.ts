/**
 * The character lists behind Moses' regular expressions, as sacremoses (MIT) ships them: Perl's
 * properties of Unicode 7 (IsLower: 9), mostly below U+10000 and without Han and Hangul syllables,
 * which is why Moses splits Chinese into characters. Newer versions of Unicode would change
 * published scores, so the ranges are listed here instead of using `\p{…}`.
 *
 * Each range is the step from the end of the last one and, after `-`, its length less one; base 36.
 */

/** IsAlpha: letters, marks that count as letters, and U+25CC, which the lists print below a single mark. */
export const ALPHABETIC = `
  1t-p 7-p 1c b 5 6-m 2-u 2-cp 5-b f-4 8 2 2f 17-4 2-1 3-3 2 7 2-2 2 2-j 2-2a 2-3u 9-4l 2-11 3
  8-12 15-d 2 2-1 2-1 2 9-q 6-2 u-a 6-1j 2-6 f-2t 2-7 5-7 5-2 b-2 3 h-1b e-2s p-w a-1 5 6-n
  3-i k-o 20-i 1e-5 7-23 2-f 2-2 5-e e-i 2-7 3-1 3-l 2-6 2 4-3 4-7 3-1 3-1 2 9 5-1 2-4 d-1 g-2
  2-5 5-1 3-l 2-6 2-1 2-1 2-1 5-4 5-1 3-1 5 8-3 2 i-5 c-2 2-8 2-2 2-l 2-6 2-1 2-4 4-8 2-2 2-1
  4 g-3 u-2 2-7 3-1 3-l 2-6 2-1 2-4 4-7 3-1 3-1 a-1 5-1 2-4 e h-1 2-5 4-2 2-3 4-1 2 2-1 4-1
  4-2 4-b 5-4 4-2 2-2 4 7 15-3 2-7 2-2 2-m 2-f 4-7 2-2 2-2 9-1 2-1 7-3 u-2 2-7 2-2 2-m 2-9 2-4
  4-7 2-2 2-2 9-1 8 2-3 e-1 f-2 2-7 2-2 2-14 3-7 2-2 2-2 2 9 9-3 n-5 3-1 2-h 4-n 2-8 2 3-6 9-5
  2 2-7 j-1 e-1l 6-6 7 1g-1 2 3-1 2 3 7-3 2-6 2-2 2 2 3-1 2-c 2-2 3-4 2 7 f-3 x 1s-7 2-z 5-g
  7-f 2-z 1w-1i 2 3-4 h-i 3-3 6-o 8 e-1 3-11 2 6 3-16 2-98 2-3 3-6 2 2-3 3-14 2-3 3-w 2-3 3-6
  2 2-3 3-e 2-1k 2-3 3-1u 5 x-f h-2c d-h7 3-g 2-p 6-22 4-a 8-c 2-5 d-j d-j d-c 2-2 2-1 d-1f
  3-i f 5 1w-2f 9-16 6-1x b-u 2-b 5-8 o-t 3-4 c-17 5-p 1j-r 5-1q 3-j 1f 2h-1f 2-e 2-6 1h-15
  3-3 b-17 2-a f-1h o-2 b-z 30-3 2-5 2-1 a-5b 14-d c-7p 3-5 3-11 3-5 3-7 2 2 2 2-u 3-1g 2-6 2
  4-2 2-6 4-3 3-5 5-c 6-2 2-6 39 e h-c 2u 5 3-9 2 4-4 7 2 2 2-3 2-a 3-3 6-4 5 i-14 mm-1f 6b
  184-1a 2-1a 2-3o 7-3 4-1 d-11 2 6 3-1j 8 h-m a-6 2-6 2-6 2-6 2-6 2-6 2-6 2-6 2-v 1c d3 17-4
  7 5-2d 7-2 2-2h 2-3 6-14 4-2l i-q 1i-f lq9-wc 1w-19 3-7g 4-f b-1 l-1a 6-7 4-u 2-28 14-8 3-2u
  3-3 2-t 3-1 1y-a 2-2 2-3 2-r p-1f d-1v 1b-5 4 f-w 6-y e-s 4-1e 2-b g h-4 2-9 b-4 2-1i a-d
  j-m 4 4-1s 2 2 p-2 3-f 3-3 c-5 3-5 3-5 a-6 2-6 2-16 2-3 5-1 2j-16 8na-m 5-1c 6x1-6 d-4 6-b
  2-c 2-4 2 2-1 2-1 2-2z y-a2 j-1r 3-1h 15-b 39-4 2-3q 11-p 7-p c-2g 4-5 3-5 3-5 3-2
`;

/** The characters of IsAlnum that IsAlpha lacks: decimal digits. */
export const DECIMAL = `
  1c-9 17r-9 3r-9 5j-9 bh-9 3b-9 3b-9 3b-9 3b-9 3b-9 3b-9 3b-9 3b-9 3b-9 2p-9 3b-9 1z-9 7r-9
  1z-9 1fr-9 13-9 8d-9 3l-9 4n-9 7-9 53-9 2f-9 3r-9 7-9 r7r-9 iv-9 13-9 5j-9 n-9 2f-9 bb-9
  gev-9
`;

/** IsLower. */
export const LOWERCASE = `
  2p-p 1c b 5 11-n 2-7 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2-1 2 2 2 2 2 2 2
  2-1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 3 2 2-2 3 2 3 4-1 5 3 4-2 3 3 2 2 3 2-1 2
  3 4 2 3-1 3-2 7 3 3 2 2 2 2 2 2 2 2-1 2 2 2 2 2 2 2 2 2-1 3 2 4 2 2 2 2 2 2 2 2 2 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2-6 3 3-1 2 5 2 2 2 2-1w 2-z 8-1 v-4 2p 18 2 4 3-3 j s-y 2-1 4-2
  2 2 2 2 2 2 2 2 2 2 2 2-4 2 3 3-1 1g-1b 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 a 2 2 2 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 3 2 2 2 2 2 2-1 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 1e-12 2up-5 1oj-8 3c-5b 1u 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2-8 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2-8 9-5 b-7 9-7 9-5 b-7 9-7 9-d 3-7 9-7
  9-7 9-4 2-1 7 4-2 2-1 9-3 3-1 9-7 b-2 2-1 3e e h-c 32 4-1 4 s 5 5 3-1 9-3 5 y-f 5 ng-p 6b
  19g-1a 3 4-1 2 2 2 5 2-1 2-7 4 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2-1 8 2 5 d-11 2 6 nx0 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
  2 2 2 2 k 2 2 2 2 2 2 2 2 2 2 2 2 2-2 3q 2 2 2 2 2 2-2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2
  2 2 2 2 2 2 2 2 2 2 2 2-9 2 2 3 2 2 2 2 5 2 3 2-2 2 2 2 2 2 2 2 2 2 2 c 2 1t-2 mu-16 2-9
  b-27 fnl-6 d-4 tm-p y6-13 3t-z 1j9-1e 2by-v 10zf-p r-6 2-h r-p r-3 2 2-6 2-a r-p r-p r-p r-p
  r-p r-p r-p r-p r-r t-o 2-5 r-o 2-5 r-o 2-5 r-o 2-5 r-o 2-5 2 3fb-x
`;

/** IsN: every kind of number. */
export const NUMBER = `
  1c-9 3d-1 6 3-2 142-9 3r-9 5j-9 bh-9 3b-9 5-5 31-9 3b-9 3b-9 3-5 33-c 38-9 9-6 2w-9 3b-f
  35-9 2p-9 3b-9 1z-j 7h-9 1z-9 k0-j oi-2 6o-9 7-9 n-9 8d-9 3l-a 4m-9 7-9 53-9 2f-9 3r-9 7-9
  t3 4-5 7-9 5j-1e 3-4 k7-1n 27-l hj-t 12i wl-3 3v-9 v-7 2-e x-9 14-e msh-9 59-9 8x-5 4b-9
  13-9 5j-9 n-9 2f-9 bb-9 gev-9
`;

/** IsSc and IsSo: currency signs and other symbols. */
export const SYMBOL = `
  10 3i-4 3 5 2 r6 7f-2 3g 3-1 5r b k-1 6w e4-1 7-1 6u 3j 3n-7 3p 6y 5i 5e-2 g 2-2 3-5 l 2 2
  3q-7 2-5 2-1 6-3 5i-1 kx-9 ua 9x 4e-x 9u-9 a-8 10k-t 1v-1 2-3 2-1 b 2-1 7-5 2 2 2 5 c-1 f
  2-1 2 1y-4 3-3 2-1 2-1 2-6 2-u 3-1 2 2-u 7h-7 5-j 3-6 3-28 2-t q-13 7-o 6-12 q-a 2a-25 n-52
  2-8 2-1h 9-32 2-6v 19-17 1t-73 e9-1b m-1 7-12 3-v 3-x 4-b 2-7 7o-5 li-b 9 e-1 d m-1 7-1 9d-1
  5-9 x-z t-u c-t 9 g-v b-12 g-1q 2-73 535-1r h3l-1i o2-3 b-3 fy-2 ghv-1 30 4b 64-1 3-2 2 5-1
  e-1
`;
