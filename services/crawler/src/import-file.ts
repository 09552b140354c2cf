// The command behind `make import` and `make crawl` (tools/launcher/import.mjs gives it the addresses):
//   node dist/services/crawler/src/import-file.js --source insurance [--file plans.ndjson] [--state TX] [--force]
// Exit code 0 = the run succeeded, 1 = it did not (the class and its sentences are printed), 2 = wrongly asked.
import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { WHOLE_SOURCES } from '@app/contracts/http/crawler';
import { EnvironmentError } from '@app/kit/environment';
import { CommandModule } from './command/command.module';
import { type Command, CommandService } from './command/command.service';
import { closingLines, progressLine } from './command/report';
import { readCommandConfig } from './config';

const TELL_MS = 1_000;
const write = (line: string): void => void process.stdout.write(`${line}\n`);

class WronglyAsked extends Error {}

function readCommand(): Command {
  const { values } = parseArgs({
    options: {
      source: { type: 'string' },
      file: { type: 'string' },
      state: { type: 'string', default: 'CA' },
      force: { type: 'boolean', default: false },
    },
  });
  const source = WHOLE_SOURCES.find((id) => id === values.source);
  if (!source) throw new WronglyAsked(`SOURCE must be one of ${WHOLE_SOURCES.join(', ')}.`);
  if (!/^[A-Z]{2}$/.test(values.state)) throw new WronglyAsked('STATE must be two capital letters, such as TX.');
  const file = values.file === undefined ? null : resolve(values.file);
  if (file !== null) assertReadable(file);
  return { source, file, state: values.state, isForced: values.force };
}

function assertReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new WronglyAsked(`FILE cannot be read: ${file}`);
  }
}

function tellNowAndThen(): (done: number, total: number | null) => void {
  let nextAt = Date.now() + TELL_MS;
  return (done, total) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + TELL_MS;
    write(progressLine(done, total));
  };
}

async function main(): Promise<number> {
  const command = readCommand();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
  }
  const app = await NestFactory.createApplicationContext(CommandModule.register(readCommandConfig()), {
    logger: false,
    abortOnError: false,
  });
  try {
    const run = await app.get(CommandService).run(command, tellNowAndThen(), stopping.signal);
    if (run === null) {
      write(`Another run of ${command.source} is under way. Wait for its end, or cancel it on the dashboard.`);
      return 1;
    }
    for (const line of closingLines(run)) write(line);
    return run.status === 'succeeded' ? 0 : 1;
  } finally {
    await app.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isPlain = error instanceof WronglyAsked || error instanceof EnvironmentError;
    const text = error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = error instanceof WronglyAsked ? 2 : 1;
  },
);
