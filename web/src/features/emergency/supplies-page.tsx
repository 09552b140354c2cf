import { Check, CheckCheck, ChevronsDownUp, ChevronsUpDown, Printer, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMERGENCY_KITS, KIT_IDS } from '@app/content/emergency/emergency-kits';
import { printPage } from '@web/base/in-app-browser';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useIsWide } from '@web/shared/use-is-wide';
import { Button } from '@web/ui/button';
import { Row, Section, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Progress } from '@web/ui/progress';
import { SourceLine } from '@web/ui/source-line';
import { Note } from '@web/ui/text';
import { useToast } from '@web/ui/use-toast';
import { EmergencyReceipt } from './components/emergency-receipt';
import { CompactKits, FullKits } from './components/kit-lists';
import { useSupplies } from './hooks/use-supplies';
import type { Supplies } from './hooks/use-supplies';
import { ALL_ITEMS, progressOf } from './logic/supplies';
import styled from 'styled-components';
import { useToday } from '@web/shared/use-today';
import { Icon } from '@web/ui/icon';
import { PrintSheet } from '@web/ui/print-sheet';

// The supplies on paper: every kit with its boxes, as far as it is checked.
const Columns = styled.div`
  columns: 2;
  column-gap: 8mm;
  font-size: 10.5pt;
  line-height: 1.3;
  h4 {
    margin-block: 2mm 0.5mm;
    font-size: 11.5pt;
    break-after: avoid;
  }
  li {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr);
    padding-block: 0.35mm;
    break-inside: avoid;
  }
  small {
    font-size: 9pt;
  }
`;

const Box = styled.span`
  width: 3.5mm;
  height: 3.5mm;
  margin-block-start: 0.6mm;
  border: 1px solid #000;
  svg {
    width: 100%;
    height: 100%;
    stroke-width: 4;
  }
`;

function SuppliesPrint({ ready }: { ready: readonly string[] }) {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const today = useToday();
  const groups = EMERGENCY_KITS.kits.flatMap((kit) => kit.groups);
  return (
    <PrintSheet
      title={t('supplies.title')}
      date={formatDay(today, language, true)}
      given={t('supplies.paper')}
      foot={<p>{t('supplies.source', { date: formatDay(EMERGENCY_KITS.checkedOn, language, true) })}</p>}
    >
      <Columns>
        {groups.map(({ id, name, items }) => (
          <div key={id}>
            <h4>{name[language]}</h4>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Box data-ready={ready.includes(item.id)}>{ready.includes(item.id) && <Icon of={Check} />}</Box>
                  <span>
                    {item.name[language]}
                    {item.description && <small> {item.description[language]}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </PrintSheet>
  );
}

/** How much is ready, and what holds for the whole list. */
function Overview({ supplies }: { supplies: Supplies }) {
  const { t } = useTranslation(['emergency', 'common']);
  const { showToast } = useToast();
  const progress = progressOf(ALL_ITEMS, supplies.ready);
  const clear = () => {
    supplies.clear();
    showToast({ title: t('supplies.cleared'), tone: 'success' });
  };
  return (
    <Stack>
      <Progress
        label={t('supplies.progress')}
        value={progress.count}
        max={progress.total}
        text={t('supplies.done', { ...progress })}
      />
      <Row>
        <Button icon={CheckCheck} onClick={supplies.checkAll}>
          {t('supplies.all')}
        </Button>
        <Button icon={RotateCcw} onClick={supplies.uncheckAll}>
          {t('supplies.none')}
        </Button>
        <Button icon={Printer} onClick={printPage}>
          {t('common:print')}
        </Button>
        <Button variant="quiet" icon={Trash2} onClick={clear}>
          {t('supplies.clear')}
        </Button>
      </Row>
      <Note>{t(supplies.isKept ? 'supplies.kept' : 'supplies.notKept')}</Note>
    </Stack>
  );
}

function Compact({ supplies }: { supplies: Supplies }) {
  const { t } = useTranslation('emergency');
  const [open, setOpen] = useState<string[]>([KIT_IDS[0]]);
  const isAllOpen = open.length === KIT_IDS.length;
  return (
    <Section as="div">
      <Stack>
        <Row>
          <Button
            icon={isAllOpen ? ChevronsDownUp : ChevronsUpDown}
            onClick={() => setOpen(isAllOpen ? [] : [...KIT_IDS])}
          >
            {t(isAllOpen ? 'supplies.collapse' : 'supplies.expand')}
          </Button>
        </Row>
        <CompactKits marks={supplies} open={open} onOpenChange={setOpen} />
      </Stack>
    </Section>
  );
}

/** /emergency-supplies: what to keep at home, in the car and at work; what is ready stays in this browser alone. */
export function SuppliesPage() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const isWide = useIsWide();
  const supplies = useSupplies();
  return (
    <>
      <Wrap data-no-print>
        <PageHead
          title={t('supplies.title')}
          purpose={t('supplies.purpose')}
          crumbs={[{ label: t('crumb'), to: '/emergency-preparedness' }]}
        />
        <Overview supplies={supplies} />
        {isWide ? <FullKits marks={supplies} /> : <Compact supplies={supplies} />}
        <Section as="div">
          <SourceLine>{t('supplies.source', { date: formatDay(EMERGENCY_KITS.checkedOn, language, true) })}</SourceLine>
          <EmergencyReceipt />
        </Section>
      </Wrap>
      <SuppliesPrint ready={supplies.ready} />
    </>
  );
}
