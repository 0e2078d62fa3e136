/**
 * Where a long run of words is divided, so that time remains linear: after the last mark of the second half
 * of a window, or where the window ends.
 */
export function windowsOf(forms: readonly string[], longest: number): [from: number, to: number][] {
  const windows: [number, number][] = [];
  let from = 0;
  while (forms.length - from > longest) {
    let to = from + longest;
    for (let cut = to; cut > from + longest / 2; cut--) {
      if (MARK.test(forms[cut - 1])) {
        to = cut;
        break;
      }
    }
    windows.push([from, to]);
    from = to;
  }
  if (forms.length > from) windows.push([from, forms.length]);
  return windows;
}

const MARK = /^[\p{P}\n]+$/u;
