// What is wrong with a reply: what was expected of it, and what holds of every reply.
import type { ChatReply } from '@app/contracts/http/chat';
import { amountsIn } from '../understanding/amounts';
import type { TestQuestion } from './read-lines.fixture';

const plain = (text: string): string => text.toLowerCase();
const hasOne = (text: string, choices: string): boolean =>
  choices.split('|').some((choice) => plain(text).includes(plain(choice)));

const digitsOf = (text: string): string[] => text.replaceAll(/[,.]/g, '').match(/\d+/g) ?? [];
/** Numbers a sentence may hold without a source: what the visitor wrote, worded again (2만 -> 20,000). */
const statedNumbers = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) => [...digitsOf(text), ...amountsIn(text).flatMap(({ value }) => digitsOf(String(value)))]),
  );

/** Holds of every reply whatever was asked. @param input the message and the turns before it, each by itself */
export function sourceFaults({ parts, sources, response }: ChatReply, input: readonly string[]): string[] {
  const faults: string[] = [];
  const numbers = sources.map(({ number }) => number);
  if (numbers.some((number, index) => number !== index + 1)) faults.push('sources are not counted from 1');
  if (response !== parts.map(({ text }) => text).join('\n')) faults.push('the response is not its parts');
  for (const { text, sources: named } of parts) {
    if (named.some((number) => !numbers.includes(number))) faults.push(`a source that is not there: ${text}`);
    const known = statedNumbers(input);
    if (named.length === 0 && digitsOf(text).some((digits) => !known.has(digits)))
      faults.push(`a number without a source: ${text}`);
    if (/\{\{|undefined|null|NaN|\[object/.test(text)) faults.push(`not a sentence: ${text}`);
  }
  return faults;
}

export function faultsOf(input: TestQuestion, reply: ChatReply): string[] {
  const { kind, must, mustNot, phones = [], links = [], sources = [], question, history = [] } = input;
  const whole = [reply.response, ...reply.phones.map(({ number, who }) => `${who} ${number}`)].join('\n');
  const said = [question, ...history.map(({ content }) => content)];
  return [
    ...(kind.includes(reply.kind) ? [] : [`kind ${reply.kind}, not ${kind.join(' or ')}`]),
    ...(reply.language === input.language ? [] : [`language ${reply.language}`]),
    ...must.filter((words) => !hasOne(whole, words)).map((words) => `without: ${words}`),
    ...mustNot.filter((words) => hasOne(whole, words)).map((words) => `says: ${words}`),
    ...phones.filter((id) => !reply.phones.some((phone) => phone.id === id)).map((id) => `no phone ${id}`),
    ...links
      .filter((choices) => !choices.split('|').some((start) => reply.links.some(({ to }) => to.startsWith(start))))
      .map((choices) => `no link ${choices}`),
    ...sources
      .filter((part) => !reply.sources.some(({ url }) => url?.includes(part)))
      .map((part) => `no source ${part}`),
    ...sourceFaults(reply, said),
  ];
}
