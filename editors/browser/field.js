// A text field of the page: its text, and how a part of it is replaced so that the page notices and
// its own undo works.

globalThis.klartextField ??= (() => {
  const TYPES = ['text', 'search', ''];
  const BLOCK = /^(?:block|flex|grid|list-item|table|table-row|table-cell)$/;
  const BREAK = '\n\n';

  let last;

  /** The field that has the focus, also inside shadow trees; from the panel, the one it is about. */
  function focused() {
    if (document.activeElement?.localName === 'klartext-panel') return last;
    last = fieldOf(document.activeElement);
    return last;
  }

  function fieldOf(active) {
    let element = active;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    // The top window keeps its focus while the toolbar is clicked.
    if (!element || (window !== window.top && !document.hasFocus())) return undefined;
    const isInput = element.localName === 'input' && TYPES.includes(element.type);
    if (element.localName === 'textarea' || isInput) return inputField(element);
    return element.isContentEditable ? editableField(rootOf(element)) : undefined;
  }

  function rootOf(element) {
    let root = element;
    while (root.parentElement?.isContentEditable) root = root.parentElement;
    return root;
  }

  function inputField(element) {
    return {
      element,
      text: () => element.value,
      replace(start, end, text) {
        element.focus();
        element.setSelectionRange(start, end);
        insert(text, () => {
          element.setRangeText(text, start, end, 'end');
          element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
        });
      },
    };
  }

  function editableField(element) {
    return {
      element,
      text: () => piecesOf(element).text,
      replace(start, end, text) {
        const { pieces } = piecesOf(element);
        const first = pieces.find((piece) => start < piece.end || piece === pieces.at(-1));
        const last = pieces.findLast((piece) => piece.start < end || piece.start === start);
        const range = document.createRange();
        range.setStart(first.node, Math.max(0, start - first.start));
        range.setEnd(last.node, Math.min(last.end, end) - last.start);
        element.focus();
        const selection = document.getSelection();
        selection.removeAllRanges();
        selection.addRange(range);
        insert(text, () => {
          range.deleteContents();
          range.insertNode(document.createTextNode(text));
          element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
        });
      },
    };
  }

  /** As if typed, so that frameworks and the undo of the browser know of it. */
  function insert(text, otherwise) {
    if (!document.execCommand('insertText', false, text)) otherwise();
  }

  /** The text nodes of an editable element, and their places in its text. */
  function piecesOf(root) {
    const pieces = [];
    let text = '';
    const separate = (with_) => {
      if (text !== '' && !text.endsWith('\n')) text += with_;
    };
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) {
        if (node.data === '') return;
        pieces.push({ node, start: text.length, end: text.length + node.data.length });
        text += node.data;
      } else if (node.localName === 'br') separate('\n');
      else {
        const isBlock = node !== root && BLOCK.test(getComputedStyle(node).display);
        if (isBlock) separate(BREAK);
        for (const child of node.childNodes) {
          if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.ELEMENT_NODE)
            walk(child);
        }
        if (isBlock) separate(BREAK);
      }
    };
    walk(root);
    return { pieces, text };
  }

  return { focused };
})();
