// The same on one sheet of paper, in both languages, the reader's first.
import styled from 'styled-components';
import { BEFORE_SIGNING } from '@app/content/plans/before-signing';
import type { BilingualText } from '@app/contracts/http/errors';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatDollars } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { PlanPaper } from '@web/shared/plans/plan-paper';
import { signingFacts } from '../logic/signing-facts';

const { words, questions, rules } = BEFORE_SIGNING;

/* Two facts a line. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 6mm;
  font-size: 9pt;
  line-height: 1.25;
  div {
    display: flex;
    justify-content: space-between;
    gap: 3mm;
    padding-block: 0.75mm;
    border-block-end: 1px solid #555;
  }
  dd {
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
  }
`;

/* Seven questions and eight rules, each twice, on one page. */
const Lines = styled.ul`
  display: grid;
  gap: 0.5mm;
  font-size: 9.25pt;
  line-height: 1.25;
  li {
    padding-inline-start: 6mm;
    text-indent: -6mm;
    break-inside: avoid;
  }
  li::before {
    content: var(--sign) '  ';
  }
  span {
    display: block;
    text-indent: 0;
  }
`;

function useBoth(): (text: BilingualText) => [first: string, second: string, lang: string] {
  const language = useLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  return (text) => [text[language], text[other], other];
}

function Both({ texts, sign }: { texts: readonly BilingualText[]; sign: string }) {
  const both = useBoth();
  return (
    <Lines style={{ '--sign': `'${sign}'` }}>
      {texts.map((text) => {
        const [first, second, lang] = both(text);
        return (
          <li key={text.en}>
            {first}
            <span lang={lang}>{second}</span>
          </li>
        );
      })}
    </Lines>
  );
}

export function BeforeSigningPaper({ plan }: { plan: InsurancePlanResponse }) {
  const both = useBoth();
  const line = (text: BilingualText) => both(text).slice(0, 2).join(' · ');
  return (
    <PlanPaper title={line(words.title)} given={<b lang="en">{plan.name}</b>} plan={plan}>
      <Facts>
        {signingFacts(plan, formatDollars).map(({ id, label, value }) => (
          <div key={id}>
            <dt>{line(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <div>
        <h3>{line(words.ask)}</h3>
        <Both texts={questions} sign="□" />
      </div>
      <div>
        <h3>{line(words.rules)}</h3>
        <Both texts={rules.map(({ text }) => text)} sign="×" />
      </div>
      <Both texts={[words.report, words.free]} sign="→" />
    </PlanPaper>
  );
}
