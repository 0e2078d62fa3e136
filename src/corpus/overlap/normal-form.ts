/** The normal form of a text, without case, spacing, punctuation and differences of encoding. */
export class NormalForm {
  /** Code units; only the first `length` of them count. */
  codes = new Uint16Array(1024);
  length = 0;

  /** Replaces the previous text, so that one object serves a whole corpus. */
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

/** The lower-case letter or the digit; 0 for anything else. */
const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(char) ? char.charCodeAt(0) : 0;
});
