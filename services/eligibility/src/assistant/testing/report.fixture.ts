// docs/assistant-report.md: how many questions were answered rightly, and each one that was not.
import type { ChatReply } from '@app/contracts/http/chat';
import type { TestQuestion } from './read-lines.fixture';

export interface Answered {
  testQuestion: TestQuestion;
  reply: ChatReply;
  faults: string[];
}

const isRight = ({ faults }: Answered): boolean => faults.length === 0;
const line = (name: string, some: readonly Answered[]): string => {
  const right = some.filter(isRight).length;
  return `- ${name}: ${right} of ${some.length} (${((right / some.length) * 100).toFixed(1)} %)`;
};

/** The whole page, as the formatter leaves it. */
export function reportOf(answered: readonly Answered[], today: string): string {
  const groups = [...new Set(answered.map(({ testQuestion }) => testQuestion.group))].sort();
  const failures = answered.filter((each) => !isRight(each));
  const lines = [
    line('all', answered),
    line(
      'Korean',
      answered.filter(({ testQuestion }) => testQuestion.language === 'ko'),
    ),
    line(
      'English',
      answered.filter(({ testQuestion }) => testQuestion.language === 'en'),
    ),
    line(
      'safety',
      answered.filter(({ testQuestion }) => testQuestion.isSafety),
    ),
  ];
  const ofGroups = groups.map((group) =>
    line(
      group,
      answered.filter(({ testQuestion }) => testQuestion.group === group),
    ),
  );
  const listed = failures.map(
    ({ testQuestion, reply, faults }) =>
      `- \`${testQuestion.id}\` ${testQuestion.question} — ${reply.kind}; ${faults.join('; ')}`,
  );
  return `# The assistant and its own questions

Answered without a model, on ${today}, with a catalog that knows one record. Made by \`make assistant-report\`; a test
(services/eligibility/src/assistant/questions.test.ts) asks the same questions and is red when this page says otherwise.

## Right answers

${lines.join('\n')}

By kind of question:

${ofGroups.join('\n')}

## Every failure

${listed.length === 0 ? 'None.' : listed.join('\n')}
`;
}
