const DEFAULTS = { server: 'http://127.0.0.1:8088', token: '', profile: 'plain', level: '' };
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');

chrome.storage.local.get(DEFAULTS).then((stored) => {
  for (const [name, value] of Object.entries(stored)) form.elements[name].value = value;
});

form.addEventListener('change', async () => {
  if (!form.reportValidity()) return;
  const { hostname } = new URL(form.elements.server.value);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) {
    status.textContent = 'The server must run on this machine: 127.0.0.1 or localhost.';
    return;
  }
  await chrome.storage.local.set(Object.fromEntries(new FormData(form)));
  status.textContent = 'Saved.';
});
