// "서명하기 전에 / Before you sign": a plan's facts, what to ask anyone who sells it, what they must not do, who helps for free. The
// questions are in both languages: one can point at them.
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BEFORE_SIGNING } from '@app/content/plans/before-signing';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { printPage } from '@web/base/in-app-browser';
import { HELP_LINES } from '@web/base/contacts';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { FoldedPages } from '@web/shared/provenance/folded-pages';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { Bullets } from '@web/ui/bullets';
import { Button } from '@web/ui/button';
import { CallButton } from '@web/ui/call-button';
import { KnownFacts } from '@web/ui/known-facts';
import { SampleMark } from '@web/ui/sample-mark';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { Note } from '@web/ui/text';
import { usePrintsAlone } from '@web/ui/use-prints-alone';
import { signingFacts } from '../logic/signing-facts';
import { BeforeSigningPaper } from './before-signing-paper';

const { words, questions, rules } = BEFORE_SIGNING;

function Content({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  const facts = signingFacts(plan, (amount) => formatDollarsInText(amount, language));
  usePrintsAlone();
  return (
    <>
      <div data-no-print style={{ display: 'contents' }}>
        <SheetActions>
          <Button icon={Printer} variant="primary" onClick={printPage}>
            {t('sign.print')}
          </Button>
          <CallButton phone={HELP_LINES.hicap.number} who={t('lines.hicap.who')} />
        </SheetActions>
        <p>{words.free[language]}</p>
        <PlanYearLine planYear={plan.planYear} />
        <KnownFacts facts={facts.map(({ label, ...fact }) => ({ ...fact, label: label[language] }))} />
        <h3>{words.ask[language]}</h3>
        <Bullets as="ol" style={{ listStyle: 'decimal' }}>
          {questions.map((question) => (
            <li key={question.en}>
              {question[language]}
              <Note lang={other}>{question[other]}</Note>
            </li>
          ))}
        </Bullets>
        <h3>{words.rules[language]}</h3>
        <Bullets>
          {rules.map(({ text }) => (
            <li key={text.en}>{text[language]}</li>
          ))}
        </Bullets>
        <p>{words.report[language]}</p>
        <FoldedPages ids={['seller-rules']} />
      </div>
      <BeforeSigningPaper plan={plan} />
    </>
  );
}

export interface BeforeSigningSheetProps {
  plan: InsurancePlanResponse;
  onClose: () => void;
}

export function BeforeSigningSheet({ plan, onClose }: BeforeSigningSheetProps) {
  const language = useLanguage();
  return (
    <Sheet
      title={words.title[language]}
      otherTitle={plan.name}
      otherLang="en"
      isOpen
      onClose={onClose}
      meta={plan.origin === 'sample' && <SampleMark />}
    >
      <Content plan={plan} />
    </Sheet>
  );
}
