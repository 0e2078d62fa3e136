// A run and nothing else, as it is built: starts in a tenth of a second, so that it can be killed often.
import { readFileSync } from 'node:fs';
import { openModel, rewriteAll } from '../../dist/run/index.js';

const [file, folder, baseUrl, concurrency] = process.argv.slice(2);
const { model } = await openModel({
  ...{ model: 'scripted', baseUrl, stream: false, timeout: 30_000, retries: 3, pause: 50 },
  ...{ concurrency: Number(concurrency), cache: false, env: {} },
});
await rewriteAll({
  sources: readFileSync(file, 'utf8').trimEnd().split('\n'),
  folder,
  header: { driver: 1 },
  concurrency: Number(concurrency),
  async rewrite(source) {
    const messages = [{ role: 'user', content: source }];
    const { text } = await model.generate({ messages, temperature: 0, maxTokens: 99, sample: 0 });
    return { text, status: 'answered', answers: [], tokens: { prompt: 0, answer: 0 } };
  },
  report: ({ text }) => void process.stdout.write(`${text}\n`),
});
