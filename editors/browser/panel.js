// The panel beside a text field: findings, simpler versions with what was verified, accept and undo.

(() => {
  const STYLE = `
    :host { all: initial; }
    section {
      position: fixed; z-index: 2147483647; inset: auto 1rem 1rem auto; width: 24rem;
      max-width: calc(100vw - 2rem); max-height: 70vh; overflow: auto; box-sizing: border-box;
      padding: 1rem; border: 1px solid #767676; border-radius: 0.5rem; background: #fff;
      color: #1b1b1b; font: 15px/1.45 system-ui, sans-serif; box-shadow: 0 0.3rem 1.5rem #0005;
    }
    h2 { font-size: 1.1em; margin: 0 0 0.5rem; }
    h3 { font-size: 1em; margin: 1rem 0 0.25rem; }
    ul { margin: 0; padding: 0; list-style: none; }
    li { padding: 0.5rem 0; border-top: 1px solid #d0d0d0; }
    p { margin: 0.25rem 0; }
    button {
      font: inherit; margin: 0.25rem 0.25rem 0 0; padding: 0.2rem 0.6rem; cursor: pointer;
      border: 1px solid #767676; border-radius: 0.25rem; background: #f2f2f2; color: #1b1b1b;
    }
    button:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 1px; }
    q { quotes: '“' '”'; }
    .note { color: #555; }
    @media (prefers-color-scheme: dark) {
      section { background: #1f1f1f; color: #f0f0f0; }
      button { background: #333; color: #f0f0f0; }
      .note { color: #bbb; }
      li { border-color: #444; }
    }`;

  const field = globalThis.klartextField.focused();
  if (!field) {
    if (window === window.top && !hasFocusedFrame()) {
      openPanel().tell('Click into a text field first, and then on Klartext again.');
    }
    return;
  }
  const panel = openPanel(field);
  const undone = [];
  run();

  function hasFocusedFrame() {
    return /^(?:iframe|frame)$/.test(document.activeElement?.localName ?? '');
  }

  async function run() {
    panel.clear();
    const text = field.text();
    if (text.trim() === '') return panel.tell('This field is empty.');
    panel.tell('Checking …');
    try {
      const analysis = await call('/api/analyse', { text, format: 'text' });
      const { findings, language, sentences } = analysis;
      panel.tell(findings.length === 0 ? 'No findings.' : count(findings.length, 'finding'));
      panel.findings(findings, (finding, suggestion) => {
        accept({ start: finding.start, end: finding.end, before: finding.text, after: suggestion });
      });
      panel.buttons(undone.length > 0);
      panel.onSimplify = () => simplify(text, language, sentences);
    } catch (error) {
      panel.fail(error);
    }
  }

  /** A sentence changes as a whole, because it was verified as a whole. */
  async function simplify(text, language, sentences) {
    panel.tell('Looking for simpler versions …');
    try {
      const { edits } = await call('/api/simplify', { text, language, format: 'text' });
      const versions = versionsOf(text, edits, sentences);
      const verified = await Promise.all(
        versions.map(({ before, after }) =>
          call('/api/verify', { source: before, output: after, language }),
        ),
      );
      panel.tell(
        versions.length === 0
          ? 'Klartext knows no simpler version that keeps the meaning.'
          : count(versions.length, 'simpler version'),
      );
      panel.versions(versions, verified, accept, () => {
        for (const version of [...versions].reverse()) replace(version);
        run();
      });
    } catch (error) {
      panel.fail(error);
    }
  }

  function versionsOf(text, edits, sentences) {
    const versions = [];
    for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
      const sentence = sentences.findLast(({ start }) => start <= edit.start) ?? edit;
      const last = versions.at(-1);
      if (last && edit.start < last.end) last.edits.push(edit);
      else versions.push({ start: sentence.start, end: sentence.end, edits: [edit] });
    }
    return versions.map(({ start, end, edits: own }) => {
      const until = Math.max(end, ...own.map((edit) => edit.end));
      let after = '';
      let at = start;
      for (const edit of own) {
        after += text.slice(at, edit.start) + edit.replacement;
        at = edit.end;
      }
      after += text.slice(at, until);
      const reasons = [...new Set(own.map(({ reason }) => reason))];
      return { start, end: until, before: text.slice(start, until), after, reasons };
    });
  }

  function accept(change) {
    if (replace(change)) run();
  }

  function replace({ start, end, before, after }) {
    if (field.text().slice(start, end) !== before) {
      panel.tell('The text has changed since it was checked.');
      panel.buttons(undone.length > 0);
      return false;
    }
    field.replace(start, end, after);
    undone.push({ start, end: start + after.length, before: after, after: before });
    return true;
  }

  function undo() {
    const last = undone.pop();
    if (last && field.text().slice(last.start, last.end) === last.before) {
      field.replace(last.start, last.end, last.after);
      run();
    } else panel.tell('The text has changed since, so this cannot be undone here.');
  }

  function count(number, thing) {
    return `${number} ${thing}${number === 1 ? '' : 's'}`;
  }

  async function call(path, body) {
    const { result, error } = await chrome.runtime.sendMessage({ path, body });
    if (error) throw error;
    return result;
  }

  function openPanel(of) {
    document.querySelector('klartext-panel')?.remove();
    const host = document.createElement('klartext-panel');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    const section = add(root, 'section');
    section.setAttribute('role', 'dialog');
    section.setAttribute('aria-label', 'Klartext');
    section.tabIndex = -1;
    add(section, 'h2', 'Klartext');
    const status = add(section, 'p');
    status.setAttribute('role', 'status');
    const content = add(section, 'div');
    const actions = add(section, 'div');
    const close = () => {
      host.remove();
      of?.element.focus();
    };
    section.addEventListener('keydown', (event) => {
      // Keys typed here are not the page's.
      event.stopPropagation();
      if (event.key === 'Escape') close();
    });
    // A child of body may be made inert by a dialog of the page.
    document.documentElement.append(host);
    section.focus();

    const button = (parent, label, act) => {
      const element = add(parent, 'button', label);
      element.type = 'button';
      element.addEventListener('click', act);
      return element;
    };
    const self = {
      onSimplify() {},
      clear() {
        content.replaceChildren();
        actions.replaceChildren();
      },
      tell(text) {
        status.textContent = text;
        if (actions.childElementCount === 0) button(actions, 'Close', close);
      },
      fail(error) {
        self.clear();
        self.tell(error.message);
        if (error.hint) add(content, 'p', error.hint);
        button(actions, 'Try again', run);
      },
      buttons(canUndo) {
        actions.replaceChildren();
        button(actions, 'Simplify', () => self.onSimplify());
        button(actions, 'Check again', run);
        if (canUndo) button(actions, 'Undo', undo);
        button(actions, 'Close', close);
      },
      findings(findings, choose) {
        const list = add(content, 'ul');
        for (const finding of findings) {
          const item = add(list, 'li');
          add(item, 'p', finding.message);
          if (finding.advice) add(item, 'p', finding.advice).className = 'note';
          if (!finding.message.includes(finding.text)) add(item, 'q', shortened(finding.text));
          for (const suggestion of finding.suggestions) {
            button(item, `Write “${suggestion}”`, () => choose(finding, suggestion));
          }
        }
      },
      versions(versions, verified, choose, chooseAll) {
        content.replaceChildren();
        if (versions.length > 1) button(content, 'Use all', chooseAll);
        const list = add(content, 'ul');
        versions.forEach((version, at) => {
          const item = add(list, 'li');
          add(item, 'h3', 'Now');
          add(item, 'p', version.before);
          add(item, 'h3', 'Simpler');
          add(item, 'p', version.after);
          add(item, 'p', version.reasons.join(' ')).className = 'note';
          add(item, 'p', verdict(verified[at])).className = 'note';
          button(item, 'Use this version', () => choose(version));
        });
      },
    };
    return self;
  }

  function verdict({ passed, parts }) {
    const doubts = parts
      .flatMap(({ verdicts }) => verdicts)
      .filter(({ state }) => state !== 'kept')
      .map(({ because }) => because);
    const said = passed ? 'Verified: no change of meaning was found.' : 'Please check the meaning.';
    return [said, ...new Set(doubts)].join(' ');
  }

  function shortened(text) {
    return text.length > 120 ? `${text.slice(0, 119)}…` : text;
  }

  function add(parent, name, text) {
    const element = document.createElement(name);
    if (text !== undefined) element.textContent = text;
    parent.append(element);
    return element;
  }
})();
