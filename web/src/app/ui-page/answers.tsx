import { ExternalLink, IdCard, Printer, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionPanel } from '@web/ui/action-panel';
import { Answer } from '@web/ui/answer';
import { Button } from '@web/ui/button';
import { LinkButton } from '@web/ui/link-button';
import { FlipList, OutcomeList } from '@web/ui/outcome-list';
import { Specimen } from './specimen';

export function Answers() {
  const { t } = useTranslation('uipage');
  const a = (key: string) => t(`answers.${key}`);
  return (
    <Specimen title={a('title')} about={a('about')}>
      <Answer
        verdict={a('verdict')}
        given={a('given')}
        reasons={[
          { id: 'medicare', outcome: 'have', name: a('medicare'), state: a('have') },
          { id: 'mediCal', outcome: 'may', name: a('medical'), state: a('may'), why: a('why') },
          { id: 'help', outcome: 'may', name: a('help'), state: a('may'), why: a('why') },
        ]}
        action={
          <ActionPanel title={a('do')} steps={[a('step1'), a('step2')]} due={a('due')}>
            <LinkButton to="/medi-cal" variant="primary" icon={ExternalLink}>
              {a('apply')}
            </LinkButton>
          </ActionPanel>
        }
        tools={
          <>
            <Button icon={IdCard}>{a('card')}</Button>
            <Button icon={Printer} onClick={() => window.print()}>
              {a('print')}
            </Button>
          </>
        }
        related={{
          title: a('related'),
          content: (
            <OutcomeList
              lines={[
                { id: 'ihss', name: a('ihss'), outcome: 'after', state: a('after'), why: a('step1') },
                { id: 'ssi', name: a('ssi'), outcome: 'unlikely', state: a('unlikely'), why: a('why') },
              ]}
            />
          ),
        }}
        flips={{ title: a('flips'), content: <FlipList flips={[{ id: 'couple', icon: Users, text: a('flip') }]} /> }}
        receipt={{ note: a('receiptNote'), content: <p>{a('receipt')}</p> }}
      />
    </Specimen>
  );
}
