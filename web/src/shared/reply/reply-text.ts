import type { SearchAnswer } from '@app/contracts/http/chat';

/** An answer of the assistant as words to send, in the language it was written in. @param origin of this site */
export function replyText({ question, reply }: SearchAnswer, origin: string): string {
  const { parts, phones, sources, links } = reply;
  return [
    question,
    ...parts.map(({ text }) => text),
    ...phones.map(({ who, number }) => `${who}: ${number}`),
    ...sources.slice(0, 1).map(({ title, checkedOn }) => `${title} (${checkedOn})`),
    origin + (links[0]?.to ?? '/'),
  ].join('\n');
}
