import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import {
  AnalyseRequest,
  CandidatesRequest,
  CompareRequest,
  EvaluateRequest,
  SimplifyRequest,
  VerifyRequest,
  WordsRequest,
} from '../contract/index.ts';
import { languageInfos } from './http/catalogue.ts';
import { wireFailure } from './http/failure.ts';
import { guidelineInfos } from './texts/guidelines.ts';
import { packageVersion } from './version.ts';
import { WorkerPool } from './workers/pool.ts';

/** The tools, described for the model that selects one; the same calls as in the HTTP API. */
const TOOLS = [
  [
    'analyse',
    AnalyseRequest,
    'Shows what is hard in a text: sentences, findings of a guideline for easy language with places and suggestions, readability and other measures.',
  ],
  [
    'simplify',
    SimplifyRequest,
    'Makes a whole text easier to read and keeps its markup. Returns the new text and the edits. The result is a draft for a person to review.',
  ],
  [
    'candidates',
    CandidatesRequest,
    'Suggests several simpler versions of one sentence, each with its edits, reasons and verdicts. Versions with a different meaning are left out.',
  ],
  [
    'words',
    WordsRequest,
    'Suggests simpler words for one word of a sentence, in the form that fits, and an explanation in brackets.',
  ],
  [
    'compare',
    CompareRequest,
    'Compares the measures of an original and of its easy version. Use "verify" to check whether they mean the same.',
  ],
  [
    'verify',
    VerifyRequest,
    'Checks, point by point, whether a rewritten text keeps the meaning of its source: numbers, names, negation, duties, conditions, roles, and whether it is well-formed.',
  ],
  [
    'evaluate',
    EvaluateRequest,
    'Scores outputs of simplification systems against references (SARI, BLEU, readability), with signatures.',
  ],
] as const;

/**
 * Serves the calls of the API as tools over standard input and output (Model Context Protocol).
 * Resolves when the client disconnects.
 */
export async function serveMcp(): Promise<void> {
  const pool = new WorkerPool({ size: 1 });
  const version = packageVersion();
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  const handle = serveStdio(() => toolServer(pool, version));
  await ended;
  await handle.close();
  await pool.close();
}

function toolServer(pool: WorkerPool, version: string): McpServer {
  const server = new McpServer(
    { name: 'klartext', title: 'Klartext', version },
    {
      instructions:
        'Tools that make text easier to read and measure the result. Results are drafts for a person to review.',
    },
  );
  const annotations = { readOnlyHint: true, openWorldHint: false };
  for (const [name, inputSchema, description] of TOOLS) {
    server.registerTool(name, { description, inputSchema, annotations }, (input: unknown) =>
      answered(async () => {
        const result = await pool.run(name, input as never);
        // The report page of an evaluation is for browsers.
        const { page: _, ...rest } = result as { page?: string };
        return rest;
      }),
    );
  }
  const nothing = z.object({});
  server.registerTool(
    'languages',
    { description: 'The languages and what each offers.', inputSchema: nothing, annotations },
    () => answered(async () => ({ languages: await languageInfos() })),
  );
  server.registerTool(
    'guidelines',
    {
      description: 'The guideline profiles for "analyse", with their rules.',
      inputSchema: nothing,
      annotations,
    },
    () => answered(async () => ({ guidelines: guidelineInfos() })),
  );
  return server;
}

/** The answer of a tool; it reports failures, so that the model can correct its call. */
async function answered(work: () => Promise<object>) {
  try {
    const result = (await work()) as Record<string, unknown>;
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(result) }],
      structuredContent: result,
    };
  } catch (error) {
    const { code, message, hint } = wireFailure(error);
    return {
      content: [{ type: 'text' as const, text: `${code}: ${message} ${hint}` }],
      isError: true,
    };
  }
}
