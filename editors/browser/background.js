// Opens the panel on a click, and passes its calls on: the page itself may not call the server.

const CALLS = ['/api/analyse', '/api/simplify', '/api/verify'];
const DEFAULTS = { server: 'http://127.0.0.1:8088', token: '', profile: 'plain', level: '' };

chrome.action.onClicked.addListener((tab) => {
  chrome.scripting.executeScript({
    target: { tabId: tab.id, allFrames: true },
    files: ['field.js', 'panel.js'],
  });
});

chrome.runtime.onMessage.addListener(({ path, body }, sender, answer) => {
  if (sender.id !== chrome.runtime.id || !CALLS.includes(path)) return false;
  call(path, body).then(answer);
  return true;
});

async function call(path, body) {
  const { server, token, profile, level } = await chrome.storage.local.get(DEFAULTS);
  const settings = {
    '/api/analyse': { profile, suggestions: true },
    '/api/simplify': level ? { level } : {},
  };
  try {
    const response = await fetch(new URL(path, server), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ ...settings[path], ...body }),
      credentials: 'omit',
    });
    const result = await response.json();
    if (response.ok) return { result };
    return { error: result.error?.code === 'wrong-origin' ? refused(server) : result.error };
  } catch {
    return { error: unreachable(server) };
  }
}

const start = () => `klartext serve --allow-origin ${chrome.runtime.getURL('').replace(/\/$/, '')}`;

function unreachable(server) {
  return {
    message: `Klartext cannot be reached at ${server}.`,
    hint: `Start it with: ${start()}`,
  };
}

function refused(server) {
  return {
    message: `Klartext at ${server} does not accept calls from this extension.`,
    hint: `Start it with: ${start()}`,
  };
}
