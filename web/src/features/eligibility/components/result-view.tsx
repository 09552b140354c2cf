import { ArrowRight, Flag, Printer, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type {
  EligibilityFlip,
  EligibilityProgram,
  EligibilityQuestion,
  EligibilityResponse,
} from '@app/contracts/http/eligibility';
import { formatDay } from '@web/shared/formats/dates';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Card } from '@web/ui/card';
import { Disclosure } from '@web/ui/disclosure';
import { Icon } from '@web/ui/icon';
import { Row, Stack } from '@web/ui/layout';
import { Path, PathStep } from '@web/ui/path';
import { Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import type { Answered } from '../hooks/use-eligibility-check';
import type { FurtherAnswers } from '../logic/check-form';
import { AskedChips } from './asked-chips';
import { Flips, Programs, Switches } from './flips';
import { NextQuestion } from './next-question';
import { RuleCard } from './rule-card';
import { Verdicts } from './verdicts';
import { WhereToApply } from './where-to-apply';

export interface ResultViewProps {
  shown: Answered;
  isWhatIf: boolean;
  isSending: boolean;
  error: Error | null;
  onAnswer: (answers: FurtherAnswers) => void;
  onTry: (flip: EligibilityFlip) => void;
  onLeaveWhatIf: () => void;
  onStartAgain: () => void;
}

const Headline = styled.h2`
  font-size: ${text[2]};
  line-height: 1.25;
`;

const Actions = styled.ul`
  display: grid;
  gap: ${space[3]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625rem;
    break-inside: avoid;
  }
  svg {
    margin-block-start: 0.25rem;
    color: ${color.teal700};
  }
`;

/** The headline takes the focus, so that a screen reader begins with the result. */
function useFocusOn(answer: EligibilityResponse) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), [answer]);
  return ref;
}

function NextSteps({ answer }: { answer: EligibilityResponse }) {
  const language = useLanguage();
  return (
    <Actions>
      {answer.actions.map((action) => (
        <li key={action.id}>
          <Icon of={ArrowRight} size="s" />
          <span>
            <b>{action.title[language]}</b> {action.text[language]}
          </span>
        </li>
      ))}
    </Actions>
  );
}

/** The three verdicts rest on these; rules of programs beside them stand behind a fold. */
const MAIN: readonly EligibilityProgram[] = ['medicare', 'medi-cal', 'extra-help'];

function Reasons({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const main = answer.rules.filter(({ program }) => MAIN.includes(program));
  const others = answer.rules.filter(({ program }) => !MAIN.includes(program));
  return (
    <Stack>
      <Card>
        {main.map((rule) => (
          <RuleCard key={rule.id} rule={rule} />
        ))}
      </Card>
      {others.length > 0 && (
        <div data-no-print>
          <Disclosure titleAs="h3" title={t('result.otherRules')}>
            {others.map((rule) => (
              <RuleCard key={rule.id} rule={rule} />
            ))}
          </Disclosure>
        </div>
      )}
      <Callout tone="info" title={t('result.assumed')} titleAs="h3">
        <Bullets>
          {answer.assumptions.map((assumption) => (
            <li key={assumption.en}>{assumption[language]}</li>
          ))}
        </Bullets>
      </Callout>
    </Stack>
  );
}

function Tools({ onStartAgain }: Pick<ResultViewProps, 'onStartAgain'>) {
  const { t } = useTranslation('eligibility');
  return (
    <Row data-no-print>
      <Button variant="primary" icon={Printer} onClick={() => window.print()}>
        {t('result.print')}
      </Button>
      <Button variant="quiet" icon={RotateCcw} onClick={onStartAgain}>
        {t('result.again')}
      </Button>
    </Row>
  );
}

function WhatIf({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('eligibility');
  return (
    <Callout tone="warning" title={t('whatIf.title')} role="status">
      <p>{t('whatIf.text')}</p>
      <Row data-no-print>
        <Button icon={Undo2} onClick={onLeave}>
          {t('whatIf.leave')}
        </Button>
      </Row>
    </Callout>
  );
}

/** The verdict, for whom it is and of which day. */
function Summary({ shown, isWhatIf, error, onLeaveWhatIf, onStartAgain }: ResultViewProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const { answer, request } = shown;
  const headline = useFocusOn(answer);
  return (
    <Stack>
      {isWhatIf && <WhatIf onLeave={onLeaveWhatIf} />}
      {error && (
        <Callout tone="danger" title={t('failed.title')} role="alert">
          <p>{t('failed.kept')}</p>
        </Callout>
      )}
      <Headline ref={headline} tabIndex={-1}>
        {answer.headline[language]}
      </Headline>
      <p>{t('result.decides')}</p>
      <Verdicts answer={answer} />
      <AskedChips request={request} />
      <Note>{t('result.asOf', { date: formatDay(answer.asOf, language, true), year: answer.figureYear })}</Note>
      <Tools onStartAgain={onStartAgain} />
    </Stack>
  );
}

interface StepProps {
  id: 'actions' | 'why' | 'change' | 'apply';
  marker: ReactNode;
  children: ReactNode;
}

function Step({ id, marker, children }: StepProps) {
  const { t } = useTranslation('eligibility');
  const headingId = useId();
  return (
    <PathStep state={id === 'apply' ? 'end' : 'open'} marker={marker}>
      <Stack as="section" aria-labelledby={headingId}>
        <h3 id={headingId}>{t(`steps.${id}`)}</h3>
        {children}
      </Stack>
    </PathStep>
  );
}

function Steps({ shown: { answer }, isWhatIf, isSending, onTry }: ResultViewProps) {
  return (
    <Path>
      <Step id="actions" marker={1}>
        <NextSteps answer={answer} />
      </Step>
      <Step id="why" marker={2}>
        <Reasons answer={answer} />
      </Step>
      <Step id="change" marker={3}>
        {!isWhatIf && <Flips flips={answer.wouldChange} isSending={isSending} onTry={onTry} />}
        <Switches switches={answer.switches} />
        <Programs programs={answer.programs} />
      </Step>
      <Step id="apply" marker={<Icon of={Flag} size="s" />}>
        <WhereToApply answer={answer} />
      </Step>
    </Path>
  );
}

/** Verdict first, then what to do, why, what would change it, and where to go: the order of the mock. */
export function ResultView(props: ResultViewProps) {
  const { answer } = props.shown;
  const [skipped, setSkipped] = useState<readonly EligibilityQuestion['field'][]>([]);
  const question = answer.nextQuestions.find(({ field }) => !skipped.includes(field));
  return (
    <Stack $gap={6} data-eligibility-result>
      <Summary {...props} />
      {question && !props.isWhatIf && (
        <NextQuestion
          question={question}
          asOf={answer.asOf}
          isSending={props.isSending}
          onAnswer={props.onAnswer}
          onSkip={() => setSkipped((old) => [...old, question.field])}
        />
      )}
      <Steps {...props} />
    </Stack>
  );
}
