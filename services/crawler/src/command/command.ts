// The commands of `make import` and `make crawl`, and the run that each opens.
import { basename } from 'node:path';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import { type DirectorySourceId, isDirectory, type WholeSourceId } from '@app/contracts/http/crawl-sources';
import { type RunTarget, sourceTarget, zipTarget } from '../ledger/run-target';

export interface WholeCommand {
  source: WholeSourceId;
  /** Absolute path of a file in place of the source; null = the source itself. */
  file: string | null;
  state: string;
  isForced: boolean;
}

export type Command =
  | WholeCommand
  | { source: DirectorySourceId; isForced: boolean }
  | { source: 'providers'; zip: string; type: ZipCrawledType; isForced: boolean }
  | { source: 'plan-page'; planId: string; year: number };

export const isDirectoryCommand = (command: Command): command is Extract<Command, { source: DirectorySourceId }> =>
  isDirectory(command.source);

export function targetOf(command: Command): RunTarget {
  if (isDirectoryCommand(command)) {
    return sourceTarget(command.source, command.isForced ? { isForced: true } : {});
  }
  switch (command.source) {
    case 'providers':
      return zipTarget(command.zip, command.type, command.isForced ? { isForced: true } : {});
    case 'plan-page':
      return sourceTarget('plan-page', { planId: command.planId, year: command.year });
    default: {
      const { source, file, state, isForced } = command;
      return sourceTarget(source, {
        ...(state !== 'CA' && { state }),
        ...(isForced && { isForced }),
        ...(file !== null && { file: basename(file) }),
      });
    }
  }
}
