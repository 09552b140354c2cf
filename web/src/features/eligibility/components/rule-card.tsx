import { CircleCheck, CircleMinus, CircleQuestionMark, FileText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityAmount, EligibilityRule, RuleOutcome } from '@app/contracts/http/eligibility';
import { formatAmount } from '@web/shared/benefits/amount';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { Icon } from '@web/ui/icon';
import { Note, VisuallyHidden } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, shape, space, text } from '@web/ui/tokens';
import { gaugeOf } from '../logic/gauge';

const LOOK: Record<RuleOutcome, { icon: LucideIcon; color: string }> = {
  pass: { icon: CircleCheck, color: color.success },
  fail: { icon: CircleMinus, color: color.danger },
  unknown: { icon: CircleQuestionMark, color: color.warning },
};

const Article = styled.article`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[5]};
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  align-items: center;
  h4 {
    flex: 1 1 12rem;
    font-size: ${text.lead};
  }
`;

const Tint = styled.span<{ $color: string }>`
  display: inline-flex;
  color: ${({ $color }) => $color};
`;

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space[3]} ${space[4]};
  dt {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    font-size: ${text[4]};
    font-weight: 700;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    font-size: ${text[6]};
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

const Gauge = styled.div`
  position: relative;
  height: 1rem;
  margin-block-end: 0.375rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.pill};
  background: ${color.sunken};
  print-color-adjust: exact;
`;

const Mine = styled.span<{ $at: number }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: ${({ $at }) => $at}%;
  border-radius: inherit;
  background: ${color.teal600};
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Limit = styled.span<{ $at: number }>`
  position: absolute;
  inset-block: -0.375rem;
  inset-inline-start: ${({ $at }) => $at}%;
  border-inline-start: 3px solid ${color.ink};
`;

const Sources = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 1rem;
  align-items: center;
  font-size: ${text[6]};
  color: ${color.inkSoft};
  & > svg {
    flex: none;
  }
`;

interface AmountProps {
  label: string;
  amount: EligibilityAmount;
}

function Amount({ label, amount }: AmountProps) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatAmount(amount.value, amount.unit, language, t)}
        {amount.note && <small>{amount.note[language]}</small>}
      </dd>
    </div>
  );
}

function Comparison({ rule }: { rule: EligibilityRule }) {
  const { t } = useTranslation(['eligibility', 'benefits']);
  const { yours, limit, margin, comparison } = rule;
  const isShort = margin !== null && margin.value < 0;
  const marks = gaugeOf(rule);
  const per = limit?.unit === 'usd-per-month' ? 'perMonth' : limit?.unit === 'usd-per-year' ? 'perYear' : null;
  const withPer = (label: string) => (per ? t(`eligibility:rule.${per}`, { label }) : label);
  if (!yours && !limit) return null;
  return (
    <>
      <Amounts>
        {yours && <Amount label={withPer(t('eligibility:rule.yours'))} amount={yours} />}
        {limit && <Amount label={t(`eligibility:rule.limit.${comparison ?? 'none'}`)} amount={limit} />}
        {margin && (
          <Amount
            label={t(isShort ? 'eligibility:rule.missing' : 'eligibility:rule.room')}
            amount={{ ...margin, value: Math.abs(margin.value) }}
          />
        )}
      </Amounts>
      {marks && (
        <Gauge aria-hidden="true">
          <Mine $at={marks.yours} />
          <Limit $at={marks.limit} />
        </Gauge>
      )}
    </>
  );
}

/** One rule: what it compared, the sentence, and where the rule stands written. */
export function RuleCard({ rule }: { rule: EligibilityRule }) {
  const { t } = useTranslation(['eligibility', 'benefits']);
  const language = useLanguage();
  const headingId = useId();
  const { icon, color: tint } = LOOK[rule.outcome];
  return (
    <Article aria-labelledby={headingId} data-rule={rule.id}>
      <Head>
        <Tint $color={tint}>
          <Icon of={icon} />
        </Tint>
        <h4 id={headingId}>
          {rule.title[language]}
          <VisuallyHidden> {t(`eligibility:rule.outcome.${rule.outcome}`)}</VisuallyHidden>
        </h4>
        {rule.figureYear !== null && <Badge tone="teal">{t('eligibility:rule.year', { year: rule.figureYear })}</Badge>}
        {rule.isBorderline && <Badge tone="warning">{t('eligibility:rule.borderline')}</Badge>}
      </Head>
      <Comparison rule={rule} />
      <p>{rule.text[language]}</p>
      {rule.isFigureOld && <Note>{t('eligibility:rule.old')}</Note>}
      <Sources>
        <Icon of={FileText} size="s" />
        {rule.sources.map((source) => (
          <span key={source.url + source.citation.en}>
            <TextLink href={source.url}>{source.citation[language]}</TextLink>
            {source.sourceDate && ` (${source.sourceDate})`}
          </span>
        ))}
        <span>{t('eligibility:rule.from', { date: rule.effectiveFrom })}</span>
        <span>{t('benefits:windows.checked', { date: rule.checkedOn })}</span>
      </Sources>
    </Article>
  );
}
