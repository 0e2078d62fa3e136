import { render } from 'preact';
import { App } from './app.tsx';
import { chooseLanguage, MESSAGE_FILES } from './i18n/messages.ts';
import { chosenTheme, setTheme } from './settings/theme.ts';
import { createStore } from './state/store.ts';
import { keepCandidates } from './work/candidates.ts';
import { keepComparison } from './work/comparing.ts';
import { createDrafter } from './work/drafting.ts';
import { keepMarks } from './work/marking.ts';
import { createSaver } from './work/saving.ts';
import { keepVerdicts } from './work/verifying.ts';

setTheme(chosenTheme());
const wished = localStorage.getItem('klartext.language');
const language = chooseLanguage(wished ? [wished] : navigator.languages);
const { default: messages } = await MESSAGE_FILES[language]();

const store = createStore();
const saver = createSaver(store);
const drafter = createDrafter(store);
keepMarks(store);
keepCandidates(store);
keepComparison(store);
keepVerdicts(store);

render(
  <App store={store} saver={saver} drafter={drafter} language={language} messages={messages} />,
  document.getElementById('app')!,
);
