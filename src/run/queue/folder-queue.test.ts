import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeQueue } from '../../../test/contracts/queue-contract.ts';
import { folderQueue } from './folder-queue.ts';

const folder = mkdtempSync(join(tmpdir(), 'klartext-queue-'));
describeQueue('a queue in a folder', async () => folderQueue(folder, 0.1));
