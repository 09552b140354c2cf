import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { CallButton } from '@web/ui/call-button';
import { FoldLine } from '@web/ui/fold-line';
import { KnownFacts } from '@web/ui/known-facts';
import { KoreanBadge } from '@web/ui/korean-badge';
import { Stack } from '@web/ui/layout';
import { ListRow } from '@web/ui/list-row';
import { Fold, ReceiptFold } from '@web/ui/receipt-fold';
import { RowList } from '@web/ui/row-list';
import { SayCard } from '@web/ui/say-card';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { SourceLine } from '@web/ui/source-line';
import { TextField } from '@web/ui/text-field';
import { useSheet } from '@web/ui/use-sheet';
import { Specimen } from './specimen';

// Reserved for fiction; nobody answers.
const PHONE = '2135550110';
const OTHER_NAME = 'Sunflower Clinic';
const SAY = 'Is there someone who speaks Korean?';

function ZipLine() {
  const { t } = useTranslation('uipage');
  const [zip, setZip] = useState('90006');
  return <TextField label={t('rows.zip')} inputMode="numeric" value={zip} onValueChange={setZip} />;
}

function RecordSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('uipage');
  const isKorean = useLanguage() === 'ko';
  return (
    <Sheet
      title={t('rows.first')}
      otherTitle={isKorean ? OTHER_NAME : null}
      meta={
        <>
          <KoreanBadge />
          <b>{t('rows.near')}</b>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
    >
      <SheetActions>
        <CallButton phone={PHONE} who={t('rows.first')} isSolid />
        <Button icon={MapIcon}>{t('rows.map')}</Button>
      </SheetActions>
      <SayCard say={t('rows.say')} english={isKorean ? SAY : null} />
      <KnownFacts
        facts={[
          { id: 'care', label: t('rows.care'), value: t('rows.careValue') },
          { id: 'hours', label: t('rows.hours'), value: null },
        ]}
      />
      <div>
        <Fold title={t('rows.unknown')} note={t('rows.unknownNote')}>
          <p>{t('rows.hours')}</p>
        </Fold>
        <ReceiptFold note={t('rows.source')}>
          <p>{t('rows.invented')}</p>
        </ReceiptFold>
      </div>
    </Sheet>
  );
}

/** What a search answers with: the folded search line, rows, the sheet of a row. */
export function Rows() {
  const { t } = useTranslation('uipage');
  const isKorean = useLanguage() === 'ko';
  const sheet = useSheet('record');
  return (
    <Specimen title={t('rows.title')} about={t('rows.about')}>
      <Stack>
        <FoldLine hasSearched parts={['90006', t('rows.miles'), t('rows.korean')]} title={t('rows.searchTitle')}>
          {(close) => (
            <Stack>
              <ZipLine />
              <Button variant="primary" onClick={close}>
                {t('controls.big')}
              </Button>
            </Stack>
          )}
        </FoldLine>
        <RowList
          label={t('rows.listLabel')}
          honest={t('rows.honest')}
          hasSamples
          source={<SourceLine>{t('rows.source')}</SourceLine>}
        >
          <ListRow
            name={t('rows.first')}
            otherName={isKorean ? OTHER_NAME : null}
            distance={t('rows.near')}
            facts={[t('rows.careValue'), t('rows.city')]}
            isKorean
            isSample
            phone={PHONE}
            isSolid
            onMore={() => sheet.open('first')}
          />
          <ListRow
            name={t('rows.second')}
            distance={t('rows.far')}
            facts={[t('rows.city')]}
            why={t('rows.why')}
            isSample
            step={{ label: t('rows.map'), to: '/test', icon: MapIcon }}
          />
        </RowList>
      </Stack>
      <RecordSheet isOpen={sheet.openId === 'first'} onClose={sheet.close} />
    </Specimen>
  );
}
