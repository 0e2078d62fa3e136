/** What is left of a text when case, spacing, punctuation and ways of encoding do not count. */
export class NormalForm {
  /** Code units; only the first `length` of them count. */
  codes = new Uint16Array(1024);
  length = 0;

  /** Replaces what was there before; one object serves a whole corpus. */
  take(text: string): this {
    if (this.codes.length < text.length) this.codes = new Uint16Array(text.length * 2);
    const { codes } = this;
    let length = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code >= 128) return this.#takeOther(text);
      const kept = ASCII[code];
      if (kept !== 0) codes[length++] = kept;
    }
    this.length = length;
    return this;
  }

  #takeOther(text: string): this {
    const form = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
    if (this.codes.length < form.length) this.codes = new Uint16Array(form.length * 2);
    for (let i = 0; i < form.length; i++) this.codes[i] = form.charCodeAt(i);
    this.length = form.length;
    return this;
  }
}

/** Lower-cased letters and digits; 0 for all else. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(char) ? char.charCodeAt(0) : 0;
});
