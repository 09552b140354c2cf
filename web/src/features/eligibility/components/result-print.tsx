import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type {
  EligibilityAction,
  EligibilityProgramSummary,
  EligibilityResponse,
} from '@app/contracts/http/eligibility-answer';
import { formatDay } from '@web/base/formats/dates';
import { hostOf } from '@web/base/formats/host';
import { useLanguage } from '@web/base/i18n/use-language';
import { useOutcome } from '@web/shared/benefits/use-outcome';
import { cardWord } from '@app/content/records/show-cards';
import { PrintCard, PrintDo, PrintSheet, PrintTable } from '@web/ui/print-sheet';
import { contactsWith, papersWith } from '../logic/answer-records';
import { sortedLines } from '../logic/outcomes';
import { useSum } from './receipt';

/* The rows of a sheet that has room for no more: sixteen programs would run over. */
const MAX_ROWS = 8;

const Small = styled.div`
  font-size: 10.5pt;
  line-height: 1.25;
  table {
    width: 100%;
    line-height: 1.25;
  }
  td,
  th {
    padding-block: 0.6mm;
  }
  /* The name takes what is left: sums and verdicts stay on one line. */
  td:first-child {
    width: 99%;
  }
  td + td {
    white-space: nowrap;
  }
`;

function Row({ line }: { line: EligibilityProgramSummary }) {
  const drawn = useOutcome();
  const language = useLanguage();
  const sum = useSum();
  return (
    <tr>
      <td>{line.name[language]}</td>
      <td>{drawn(line.outcome).state}</td>
      <td data-sum>{line.yours && sum(line.yours)}</td>
      <td data-sum>{line.limit && sum(line.limit)}</td>
    </tr>
  );
}

function Programs({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const { main, open, closed } = sortedLines(answer.programs);
  const rows = [...main, ...open, ...closed].slice(0, MAX_ROWS);
  return (
    <Small>
      <PrintTable>
        <thead>
          <tr>
            <th scope="col">{t('print.program')}</th>
            <th scope="col">{t('print.result')}</th>
            <th scope="col" data-sum>
              {t('receipt.yours')}
            </th>
            <th scope="col" data-sum>
              {t('receipt.limit.none')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <Row key={line.program} line={line} />
          ))}
        </tbody>
      </PrintTable>
    </Small>
  );
}

function Do({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const whereOf = ({ contacts, place }: EligibilityAction) =>
    contactsWith(contacts).map(({ name, phone, url }) => `${name[language]} ${phone ?? (url ? hostOf(url) : '')}`)[0] ??
    place?.[language];
  return (
    <PrintDo>
      <span>{t('print.now')}</span>
      {answer.actions.map((action, index) => (
        <div key={action.id}>
          <b>
            {index + 1}. {action.title[language]}
          </b>{' '}
          <span>{[action.when[language], whereOf(action)].join(' · ')}</span>
        </div>
      ))}
    </PrintDo>
  );
}

/* What a clerk asks first. */
const ClerkFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5mm 5mm;
  div {
    display: flex;
    gap: 1.5mm;
  }
  dd {
    font-weight: 700;
  }
`;

function Card({ answer: { card } }: { answer: EligibilityResponse }) {
  const language = useLanguage();
  return (
    <PrintCard
      mine={
        <>
          <small>{cardWord('mine')[language]}</small>
          <p lang="ko">{card.say.ko}</p>
        </>
      }
      english={
        <>
          <small lang={language}>{cardWord('staff')[language]}</small>
          <p>{card.say.en}</p>
          <ClerkFacts>
            {card.facts.map(({ label, value }) => (
              <div key={label.en}>
                <dt>{label.en}</dt>
                <dd>{value.en}</dd>
              </div>
            ))}
          </ClerkFacts>
        </>
      }
    />
  );
}

export interface ResultPrintProps {
  answer: EligibilityResponse;
  given: string;
  note: string;
}

/** One A4 sheet: what to do, the programs that matter, and the card to show. */
export function ResultPrint({ answer, given, note }: ResultPrintProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const date = formatDay(answer.asOf, language, true);
  return (
    <PrintSheet
      title={answer.headline[language]}
      date={t('print.date', { date, year: answer.figureYear })}
      given={given}
      foot={
        <>
          <p>
            {t('print.help')} {note}.
          </p>
          <p>{t('print.decides')}</p>
        </>
      }
    >
      <Do answer={answer} />
      <Programs answer={answer} />
      <p>
        <b>{t('print.papers')}:</b>{' '}
        {papersWith(answer.actions.flatMap(({ documents }) => documents))
          .map((paper) => paper[language])
          .join(', ')}
      </p>
      <Card answer={answer} />
    </PrintSheet>
  );
}
