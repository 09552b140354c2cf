// Every card can be answered: what it names is there. Checks of a person and searches for a place need the words of a message.
import { CARDS } from '@app/content/asking/cards';
import { readQuestion } from '../understanding/question';
import { ExampleCatalog } from '../testing/assistant.fixture';
import { answerOf } from './card-answers';

const TODAY = '2026-11-28';
/** Tells of a person, of a trip and of a month, looks for a place and has a ZIP code. */
const MESSAGE = 'I am 67, live alone on $1,400 a month and travel to Korea in March. Find one near 90006';
const question = readQuestion(MESSAGE, 'en', [], TODAY);
const catalog = new ExampleCatalog('Hanmi Medical Clinic');

const ways = CARDS.filter(({ id }) => !id.startsWith('safety-')).flatMap((card) =>
  card.answers.map((ids) => [ids.join(' + '), { ...card, answers: [ids] }] as const),
);

test.each(ways)('%s says something', async (_name, card) => {
  const draft = await answerOf(card, question, catalog);
  expect(draft?.parts.length).toBeGreaterThan(0);
});
