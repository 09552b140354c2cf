// "노란 편지가 왔는데 뭐예요?": which letter it is, what to do and by when, from the letters of the letter helper.
import { fill } from '@app/benefits/programs/amount-texts';
import { isAboutLetter } from '@app/content/letters/letter-asked';
import { findLetters } from '@app/content/letters/find-letters';
import { LETTERS } from '@app/content/records/letters';
import type { LetterRecord } from '@app/content/records/letters';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Question } from '../understanding/question';
import W from '../words/letters.words.json';
import { fact, say } from './draft';
import type { Draft, DraftLink, DraftPart, SourceRef } from './draft';

const link = (address: string): DraftLink => ({ to: `/letters${address}`, label: W.page });

const sourceOf = ({ sourceUrl, sourceTitle, checkedOn }: LetterRecord): SourceRef => ({
  title: sourceTitle === null ? W.own : { ko: sourceTitle, en: sourceTitle },
  url: sourceUrl,
  checkedOn,
});

/** A sentence of the letter, with the page it rests on. */
const letterPart = (
  letter: LetterRecord,
  text: BilingualText,
  words: Readonly<Record<string, BilingualText>>,
): DraftPart => fact(fill(text, words), sourceOf(letter));

/** "What if I don't send it back?" */
const IGNORING =
  /안\s?(?:보내|내면|하면)|무시하|그냥 두|놔두|놔 두|\b(?:ignore|do nothing|throw|(?:don'?t|didn'?t|never) (?:send|sent|answer|return|do|pay))\b/iu;

function oneLetter(letter: LetterRecord, hasOthers: boolean, message: string): Draft {
  const { id, title, meaning, action, due, ifIgnored, urgency, lines, phones, confidence, memoryFields } = letter;
  const isDoubtful = confidence === 'memory' || memoryFields.length > 0;
  const hasDue = urgency !== 'keep' && urgency !== 'read';
  return {
    kind: 'answer',
    card: `letter-${id}`,
    parts: [
      letterPart(letter, W.meaning, { title, meaning }),
      ...(IGNORING.test(message) ? [letterPart(letter, W.ignored, { ifIgnored })] : []),
      letterPart(letter, W.action, { action }),
      ...(hasDue ? [letterPart(letter, W.due, { due })] : []),
      ...(isDoubtful ? [say(W.verifying)] : []),
      ...(hasOthers ? [say(W.others)] : []),
    ],
    lines: phones.length > 0 && lines.length === 0 ? ['hicap'] : lines,
    links: [link(`#${id}`)],
  };
}

/** A color alone: several letters have it. */
const byColor = (color: string, letters: readonly LetterRecord[]): Draft => ({
  kind: 'answer',
  parts: [
    fact(fill(W.color, { count: String(letters.length) }), ...letters.map(sourceOf)),
    ...letters.map((letter) => letterPart(letter, W.one, { title: letter.title, sender: letter.sender })),
  ],
  lines: ['hicap', 'medicare'],
  links: [link(`?color=${color}`)],
});

const swindle = (letters: readonly LetterRecord[]): Draft => ({
  kind: 'answer',
  parts: [say(W.fraud), ...letters.slice(0, 1).map((letter) => fact(letter.meaning, sourceOf(letter))), say(W.check)],
  lines: ['medicare', 'hicap'],
  links: letters.slice(0, 1).map(({ id }) => link(`#${id}`)),
});

/** A letter that wants a number or money, before anything else on the subject is said. */
export function swindleLetter({ text }: Question): Draft | null {
  const answer = isAboutLetter(text) ? findLetters(text) : null;
  return answer?.kind === 'fraud' ? swindle(answer.letters) : null;
}

export function letters({ text }: Question): Draft | null {
  if (!isAboutLetter(text)) return null;
  const answer = findLetters(text);
  if (answer.kind === 'color') return byColor(answer.color, answer.letters);
  const [first] = answer.kind === 'letters' ? answer.letters : [];
  return answer.kind === 'letters' && first ? oneLetter(first, answer.letters.length > 1, text) : null;
}

/** "A yellow letter came, what is it?" says no more than the color. */
const LONGEST_COLOR = 36;

/** @param id of a letter @param message the question @returns null where there is no such letter */
export function letterOf(id: string, message: string): Draft | null {
  const named = message.length <= LONGEST_COLOR ? findLetters(message) : null;
  if (named?.kind === 'color') return byColor(named.color, named.letters);
  const letter = LETTERS.find((one) => one.id === id);
  return letter ? oneLetter(letter, false, message) : null;
}
