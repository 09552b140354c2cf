import { ChevronLeft, PiggyBank, Printer, Users, Wallet } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { EligibilityFlip, EligibilityQuestion, EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { printPage } from '@web/base/in-app-browser';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { useOutcome } from '@web/shared/benefits/use-outcome';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { CardButton } from '@web/shared/show-card/card-button';
import { Answer } from '@web/ui/answer';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { FlipList } from '@web/ui/outcome-list';
import { Fold } from '@web/ui/receipt-fold';
import { useGiven } from '../hooks/use-given';
import { useReasons } from '../hooks/use-reasons';
import type { Answered } from '../hooks/use-eligibility-check';
import type { FurtherAnswers } from '../logic/check-form';
import { sortedLines } from '../logic/outcomes';
import { resultCard } from '../logic/result-card';
import { GreenCardRule } from './green-card-rule';
import { AskChat } from './ask-chat';
import { Comparison } from './comparison';
import { FirstActions } from './first-actions';
import { NextQuestion } from './next-question';
import { Receipt, useReceiptNote } from './receipt';
import { RelatedPrograms } from './related-programs';
import { ResultPrint } from './result-print';
import { formatDay } from '@web/base/formats/dates';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { sourceWith } from '../logic/answer-records';

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days on which the rules change as far as they are already law: folded, next to the receipt. */
function Coming({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const changes = answer.switches.map(({ source, ...change }) => ({ ...change, source: source && sourceWith(source) }));
  if (changes.length === 0) return null;
  return (
    <Fold title={t('switches.title')} note={answer.switches[0]?.title[language]}>
      <Stack as="ul" $gap={3}>
        {changes.map(({ on, title, text, source }) => (
          <li key={`${on}${title.en}`}>
            <b>{on && FULL_DAY.test(on) ? `${formatDay(on, language, true)}: ${title[language]}` : title[language]}</b>
            <p>{text[language]}</p>
            {source && (
              <Note>
                <TextLink href={source.url}>{source.citation[language]}</TextLink>
              </Note>
            )}
          </li>
        ))}
      </Stack>
    </Fold>
  );
}

export interface ResultViewProps {
  shown: Answered;
  /** The answer with something changed, next to the own one. */
  whatIf: EligibilityResponse | null;
  isSending: boolean;
  error: Error | null;
  /** On a page of its own the verdict is the page's heading. */
  isPage: boolean;
  onAnswer: (answers: FurtherAnswers) => void;
  onTry: (change: EligibilityFlip['change']) => void;
  onLeaveWhatIf: () => void;
  onEdit: () => void;
}

function iconOf({ change }: EligibilityFlip): LucideIcon {
  if (change.annualIncome !== undefined) return Wallet;
  return change.assetsBand === undefined ? Users : PiggyBank;
}

/** The verdict takes the focus, so that a screen reader begins with the result. */
function useFocusOn(answer: EligibilityResponse) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [answer]);
  return box;
}

/** One question more, folded: it is never in the way of the answer. */
function MoreExact({ shown, isSending, onAnswer }: Pick<ResultViewProps, 'shown' | 'isSending' | 'onAnswer'>) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const [skipped, setSkipped] = useState<readonly EligibilityQuestion['field'][]>([]);
  const { answer } = shown;
  const question = answer.nextQuestions.find(({ field }) => !skipped.includes(field));
  if (!question) return null;
  return (
    <Fold title={t('question.title')} note={question.why[language]}>
      <NextQuestion
        question={question}
        request={shown.request}
        isSending={isSending}
        onAnswer={onAnswer}
        onSkip={() => setSkipped((old) => [...old, question.field])}
      />
    </Fold>
  );
}

function Tools({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  return (
    <>
      <CardButton card={() => resultCard(answer)} />
      <Button icon={Printer} onClick={printPage}>
        {t('result.print')}
      </Button>
    </>
  );
}

function Changes({ shown, whatIf, isSending, error, onTry, onLeaveWhatIf }: ResultViewProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const { answer, request } = shown;
  const flips = answer.wouldChange;
  return (
    <Stack $gap={4}>
      {flips.length === 0 ? (
        <p>{t('flips.none')}</p>
      ) : (
        <FlipList
          flips={flips.map((flip) => ({ id: flip.id, icon: iconOf(flip), text: keepTogether(flip.text[language]) }))}
        />
      )}
      <Comparison
        key={JSON.stringify(request)}
        request={request}
        answer={answer}
        other={whatIf}
        isSending={isSending}
        hasFailed={error !== null}
        onTry={onTry}
        onLeave={onLeaveWhatIf}
      />
    </Stack>
  );
}

function Under({
  result,
  onEdit,
  children,
}: {
  result: RefObject<HTMLElement | null>;
  onEdit: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('eligibility');
  return (
    <Row>
      <Button variant="quiet" icon={ChevronLeft} onClick={onEdit}>
        {t('result.again')}
      </Button>
      <ReadAloud of={result} isPersonal />
      {children}
    </Row>
  );
}

/** Verdict, at most three actions, three reasons; every other program, what would change it and the receipt fold away. */
export function ResultView(props: ResultViewProps) {
  const { shown, isPage, isSending, onAnswer, onEdit } = props;
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const given = useGiven();
  const note = useReceiptNote();
  const drawn = useOutcome();
  const { answer, request } = shown;
  const box = useFocusOn(answer);
  const { main, open, closed } = sortedLines(answer.programs);
  const reasonOf = useReasons([...main, ...open, ...closed]);
  return (
    <div ref={box} data-eligibility-result>
      <div data-no-print>
        <Answer
          verdict={answer.headline[language]}
          verdictAs={isPage ? 'h1' : 'h2'}
          given={given(request)}
          reasons={main.map((line) => ({
            id: line.program,
            ...drawn(line.outcome),
            name: <b data-verdict={`${line.program}:${line.outcome}`}>{line.name[language]}</b>,
            why: reasonOf(line),
          }))}
          action={
            <>
              <FirstActions actions={answer.actions} />
              <GreenCardRule answer={answer} />
            </>
          }
          tools={<Tools answer={answer} />}
          related={{ title: t('related.title'), content: <RelatedPrograms {...{ open, closed, reasonOf }} /> }}
          flips={{ title: t('flips.title'), content: <Changes {...props} /> }}
          receipt={{ note: note(answer), content: <Receipt answer={answer} /> }}
        >
          <Coming answer={answer} />
          <MoreExact shown={shown} isSending={isSending} onAnswer={onAnswer} />
          <FailedAnswer error={props.error} hasWhatIf={props.whatIf !== null} />
        </Answer>
        <Under result={box} onEdit={onEdit}>
          {isPage && <AskChat request={request} />}
        </Under>
      </div>
      <ResultPrint answer={answer} given={given(request)} note={note(answer)} />
    </div>
  );
}

function FailedAnswer({ error, hasWhatIf }: { error: Error | null; hasWhatIf: boolean }) {
  const { t } = useTranslation('eligibility');
  if (!error || hasWhatIf) return null;
  return (
    <Callout tone="danger" title={t('failed.title')} role="alert">
      <p>{t('failed.kept')}</p>
    </Callout>
  );
}
