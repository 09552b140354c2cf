import { ExternalLink, IdCard, Printer, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printPage } from '@web/base/in-app-browser';
import { ActionPanel } from '@web/ui/action-panel';
import { Answer } from '@web/ui/answer';
import { Button } from '@web/ui/button';
import { LinkButton } from '@web/ui/link-button';
import { FlipList, OutcomeList } from '@web/ui/outcome-list';
import { Specimen } from './specimen';

export function Answers() {
  const { t } = useTranslation('uipage', { keyPrefix: 'answers' });
  return (
    <Specimen title={t('title')} about={t('about')}>
      <Answer
        verdict={t('verdict')}
        given={t('given')}
        reasons={[
          { id: 'medicare', outcome: 'have', name: t('medicare'), state: t('have') },
          { id: 'mediCal', outcome: 'may', name: t('medical'), state: t('may'), why: t('why') },
          { id: 'help', outcome: 'may', name: t('help'), state: t('may'), why: t('why') },
        ]}
        action={
          <ActionPanel title={t('do')} steps={[t('step1'), t('step2')]} due={t('due')}>
            <LinkButton to="/medi-cal" variant="primary" icon={ExternalLink}>
              {t('apply')}
            </LinkButton>
          </ActionPanel>
        }
        tools={
          <>
            <Button icon={IdCard}>{t('card')}</Button>
            <Button icon={Printer} onClick={printPage}>
              {t('print')}
            </Button>
          </>
        }
        related={{
          title: t('related'),
          content: (
            <OutcomeList
              lines={[
                { id: 'ihss', name: t('ihss'), outcome: 'after', state: t('after'), why: t('step1') },
                { id: 'ssi', name: t('ssi'), outcome: 'unlikely', state: t('unlikely'), why: t('why') },
              ]}
            />
          ),
        }}
        flips={{ title: t('flips'), content: <FlipList flips={[{ id: 'couple', icon: Users, text: t('flip') }]} /> }}
        receipt={{ note: t('receiptNote'), content: <p>{t('receipt')}</p> }}
      />
    </Specimen>
  );
}
