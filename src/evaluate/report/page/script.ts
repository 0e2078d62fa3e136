/**
 * The script of the page: renders the table of sentences from the embedded JSON. Texts become only
 * text nodes, and only the visible rows are rendered.
 */
export const SCRIPT = `'use strict';
(() => {
  const data = JSON.parse(document.getElementById('sentence-data').textContent);
  const PAGE = 50;
  const [REMOVED, ADDED, VALUES, WHOLE] = [1, 2, 3, 4];
  const byId = (id) => document.getElementById(id);
  const table = byId('sentence-table');
  const rows = [];
  data.outputs.forEach((outputs, system) => {
    outputs.forEach((output, item) => {
      const source = data.sources[item][0];
      rows.push({ item, system, output, kind: kindOf(source, output[0]), search: undefined });
    });
  });
  rows.sort((a, b) => a.item - b.item || a.system - b.system);
  let found = rows;
  let page = 0;
  let sorted = { column: -1, down: false };

  function kindOf(source, output) {
    if (output.trim() === '') return 'empty';
    return source.trim() === output.trim() ? 'copy' : 'changed';
  }

  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  /** A text with marks: a flat list of starts and ends. */
  function marked(tag, kind, text, marks, whole) {
    const element = make(tag, { class: 'text ' + kind, lang: data.language, dir: data.direction });
    let from = 0;
    for (let i = 0; i < marks.length; i += 2) {
      element.append(text.slice(from, marks[i]));
      element.append(make(kind === 'source' ? 'del' : 'ins', {}, text.slice(marks[i], marks[i + 1])));
      from = marks[i + 1];
    }
    element.append(text.slice(from));
    if (whole) element.append(make('span', { class: 'cut', lang: 'en', dir: 'ltr' }, ' … (' + whole.toLocaleString('en') + ' characters in all)'));
    return element;
  }

  function drawnRow(row) {
    const source = data.sources[row.item];
    const references = data.references[row.item];
    const pair = make('td', { class: 'pair' },
      marked('p', 'source', source[0], row.output[REMOVED], source[1]),
      marked('p', 'output', row.output[0], row.output[ADDED], row.output[WHOLE]));
    if (references.length > 0) {
      const button = make('button', { type: 'button', 'aria-expanded': 'false' }, references.length === 1 ? '1 reference' : references.length + ' references');
      button.addEventListener('click', () => {
        const open = button.getAttribute('aria-expanded') === 'true';
        button.setAttribute('aria-expanded', String(!open));
        if (open) return button.nextSibling.remove();
        button.after(make('ol', { class: 'references' }, ...references.map(([text, whole]) => marked('li', 'reference', text, [], whole))));
      });
      pair.append(button);
    }
    const cells = [make('td', { 'data-title': '#' }, data.ids[row.item])];
    if (data.systems.length > 1) cells.push(make('td', { class: 'start' }, make('bdi', {}, data.systems[row.system])));
    cells.push(pair);
    data.columns.forEach(({ title, digits }, column) => {
      const value = row.output[VALUES][column];
      cells.push(make('td', { 'data-title': title }, value === null ? '–' : value.toFixed(digits)));
    });
    return make('tr', {}, ...cells);
  }

  function draw() {
    const pages = Math.max(1, Math.ceil(found.length / PAGE));
    page = Math.min(Math.max(0, page), pages - 1);
    table.tBodies[0].replaceChildren(...found.slice(page * PAGE, (page + 1) * PAGE).map(drawnRow));
    byId('previous').disabled = page === 0;
    byId('next').disabled = page >= pages - 1;
    byId('page').textContent = 'Page ' + (page + 1) + ' of ' + pages;
    byId('found').textContent = found.length === rows.length ? rows.length + ' outputs' : found.length + ' of ' + rows.length + ' outputs';
  }

  const keyOf = {
    '-1': (row) => row.item,
    '-2': (row) => row.system,
  };

  function select() {
    const words = byId('search').value.trim().toLocaleLowerCase();
    const number = words.startsWith('#') ? words.slice(1) : undefined;
    const system = byId('system') ? Number(byId('system').value) : -1;
    const kind = byId('kind').value;
    const column = Number(byId('column').value);
    const [least, most] = ['least', 'most'].map((id) => (byId(id).value === '' ? undefined : Number(byId(id).value)));
    found = rows.filter((row) => {
      if (system >= 0 && row.system !== system) return false;
      if (kind !== '' && row.kind !== kind) return false;
      const value = row.output[VALUES][column];
      if (least !== undefined && !(value !== null && value >= least)) return false;
      if (most !== undefined && !(value !== null && value <= most)) return false;
      if (number !== undefined) return data.ids[row.item].toLowerCase() === number;
      if (words === '') return true;
      row.search ??= (data.sources[row.item][0] + '\\n' + row.output[0]).toLocaleLowerCase();
      return row.search.includes(words);
    });
    const key = keyOf[sorted.column] ?? ((row) => row.output[VALUES][sorted.column]);
    const sign = sorted.down ? -1 : 1;
    found.sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      if (x === null || y === null) return (x === null) - (y === null);
      return sign * (x - y) || a.item - b.item || a.system - b.system;
    });
    page = 0;
    draw();
  }

  for (const button of table.tHead.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const column = Number(button.dataset.column);
      sorted = { column, down: sorted.column === column && !sorted.down };
      for (const each of table.tHead.querySelectorAll('th[aria-sort]')) each.setAttribute('aria-sort', 'none');
      button.closest('th').setAttribute('aria-sort', sorted.down ? 'descending' : 'ascending');
      select();
    });
  }
  let waiting;
  byId('filters').addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(select, 120);
  });
  byId('filters').addEventListener('submit', (event) => event.preventDefault());
  byId('filters').addEventListener('reset', () => setTimeout(select));
  byId('previous').addEventListener('click', () => { page--; draw(); });
  byId('next').addEventListener('click', () => { page++; draw(); });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-sentence]');
    if (!link) return;
    byId('search').value = '#' + link.dataset.sentence;
    if (byId('system')) byId('system').value = link.dataset.system;
    select();
  });
  byId('table').hidden = false;
  draw();
})();
`;
