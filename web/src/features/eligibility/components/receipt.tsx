import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type {
  EligibilityAmount,
  EligibilityProgramSummary,
  EligibilityResponse,
} from '@app/contracts/http/eligibility-answer';
import { formatAmount } from '@web/shared/benefits/amount';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';
import { isGreenCardRule, noticesWith, sourceWith } from '../logic/answer-records';

const Slips = styled.ul`
  display: grid;
  gap: ${space[3]};
  li {
    display: grid;
    gap: 0.125rem;
    padding-block-end: ${space[3]};
    border-block-end: 1px solid ${color.line};
    line-height: 1.5;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    gap: 0.375rem;
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
  small {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
`;

/** "$1,836" with what it is per. */
export function useSum(): (amount: EligibilityAmount) => string {
  const { t } = useTranslation(['benefits', 'eligibility']);
  const language = useLanguage();
  return ({ value, unit }) => {
    const sum = formatAmount(value, unit, language, (key, values) => t(`benefits:${key}`, values));
    if (unit === 'usd-per-month') return t('eligibility:receipt.month', { sum });
    return unit === 'usd-per-year' ? t('eligibility:receipt.year', { sum }) : sum;
  };
}

function Slip({ line }: { line: EligibilityProgramSummary }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const sum = useSum();
  const { name, yours, limit, comparison, figureYear, checkedOn } = line;
  const source = sourceWith(line.source);
  return (
    <li data-slip={line.program}>
      <b>{name[language]}</b>
      {(yours || limit) && (
        <dl>
          {yours && (
            <div>
              <dt>{t('receipt.yours')}</dt>
              <dd>
                {sum(yours)}
                {yours.note && <small> {yours.note[language]}</small>}
              </dd>
            </div>
          )}
          {limit && (
            <div>
              <dt>{t(`receipt.limit.${comparison ?? 'none'}`)}</dt>
              <dd>
                {sum(limit)}
                {limit.note && <small> {limit.note[language]}</small>}
              </dd>
            </div>
          )}
        </dl>
      )}
      {source && (
        <small>
          <TextLink href={source.url}>{source.citation[language]}</TextLink>
          {figureYear !== null && <span>{` · ${t('receipt.ofYear', { year: figureYear })}`}</span>}
          <span>{' · '}</span>
          <CheckedWords url={source.url}>
            {t(`receipt.verified.${source.verified}`, { date: formatDay(checkedOn, language, true) })}
          </CheckedWords>
        </small>
      )}
    </li>
  );
}

/** What was taken for granted, what each program compared, and where it is written. */
export function Receipt({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return (
    <Stack $gap={4}>
      <section aria-label={t('receipt.assumed')}>
        <h3>{t('receipt.assumed')}</h3>
        <Bullets>
          {answer.assumptions.map((assumption) => (
            <li key={assumption.en}>{assumption[language]}</li>
          ))}
        </Bullets>
      </section>
      <Slips>
        {answer.programs.map((line) => (
          <Slip key={line.program} line={line} />
        ))}
      </Slips>
      {noticesWith(answer.notices.filter((id) => !isGreenCardRule(id))).map((notice) => (
        <Note key={notice.en}>{notice[language]}</Note>
      ))}
    </Stack>
  );
}

/** "2026년 · 보건서비스국(DHCS) 외 4곳": the year and the publishers, in one line. */
export function useReceiptNote(): (answer: EligibilityResponse) => string {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return ({ programs, figureYear }) => {
    const publisherOf = (line: EligibilityProgramSummary) => sourceWith(line.source)?.publisher[language];
    const publishers = [...new Set(programs.map(publisherOf).filter(Boolean))];
    const medi = programs.filter(({ program }) => program === 'medi-cal').map(publisherOf)[0];
    return t('receipt.note', { year: figureYear, publisher: medi ?? publishers[0], count: publishers.length - 1 });
  };
}
