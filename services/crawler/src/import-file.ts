// The command behind `make import` and `make crawl` (tools/launcher/import.mjs gives it the addresses):
//   node dist/services/crawler/src/import-file.js --source insurance [--file plans.ndjson] [--state TX] [--force]
//   ... --source all [--force] | --source providers --zip 90006 --type doctor | --source plan-page --plan H0524-003-0 --year 2026
// Exit code 0 = every run succeeded, 1 = one did not (the class and its sentences are printed), 2 = wrong arguments.
import { NestFactory } from '@nestjs/core';
import { CommandModule } from './command/command.module';
import type { Command } from './command/command';
import { commandFile } from './command/command-file';
import { CommandService } from './command/command.service';
import { plainSentence } from './command/plain-sentence';
import { type Ask, readCommand, InvalidCommand } from './command/read-command';
import { closingLines, progressLine, refusalLine } from './command/report';
import { readCommandConfig } from './config/config';

const PRINT_MS = 1_000;
const write = (line: string): void => void process.stdout.write(`${line}\n`);

function readAsk(): Ask {
  const ask = readCommand(process.argv.slice(2));
  return 'file' in ask && ask.file !== null ? { ...ask, file: commandFile(ask.file) } : ask;
}

function printNowAndThen(): (done: number, total: number | null) => void {
  let nextAt = Date.now() + PRINT_MS;
  return (done, total) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + PRINT_MS;
    write(progressLine(done, total));
  };
}

/** @returns whether the run succeeded */
async function runOne(service: CommandService, command: Command, stopping: AbortSignal): Promise<boolean> {
  const ended = await service.run(command, printNowAndThen(), stopping);
  if (typeof ended === 'string') {
    write(refusalLine(command, ended));
    return false;
  }
  for (const line of closingLines(ended)) write(line);
  return ended.status === 'succeeded';
}

async function runAsk(service: CommandService, ask: Ask, stopping: AbortSignal): Promise<boolean> {
  if (ask.source !== 'all') return runOne(service, ask, stopping);
  const commands = await service.everything(ask.isForced);
  let succeeded = 0;
  for (const command of commands) {
    if (stopping.aborted) break;
    if (await runOne(service, command, stopping)) succeeded += 1;
  }
  write(`all: ${succeeded} of ${commands.length} parts succeeded`);
  return succeeded === commands.length;
}

async function main(): Promise<number> {
  const ask = readAsk();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
  }
  const app = await NestFactory.createApplicationContext(CommandModule.register(readCommandConfig()), {
    logger: false,
    abortOnError: false,
  });
  try {
    return (await runAsk(app.get(CommandService), ask, stopping.signal)) ? 0 : 1;
  } finally {
    await app.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${plainSentence(error)}\n`);
    process.exitCode = error instanceof InvalidCommand ? 2 : 1;
  },
);
