// Everything known of one official form, in a sheet.
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FormRecord } from '@app/content/records/forms';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { CallButton } from '@web/ui/call-button';
import { KnownFacts } from '@web/ui/known-facts';
import { LinkButton } from '@web/ui/link-button';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { Note } from '@web/ui/text';
import { curatedProvenance, isUnconfirmed } from '@web/shared/provenance/curated';

function Content({ form, name }: { form: FormRecord; name: string }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const seen = useSeen();
  const { description, downloadUrl, languages, returnTo, phone, phoneLabel, note } = form;
  const provenance = curatedProvenance(form);
  const spoken = isUnconfirmed(form, 'languages') ? languages.filter((each) => each === 'English') : languages;
  return (
    <>
      <SheetActions>
        {downloadUrl && (
          <LinkButton href={downloadUrl} icon={FileText} variant="primary">
            {t('official.view')}
          </LinkButton>
        )}
        {phone && <CallButton phone={phone} who={phoneLabel?.[language] ?? name} />}
      </SheetActions>
      {description && <p>{description[language]}</p>}
      {isUnconfirmed(form, 'downloadUrl') && <Note>{t('official.listOnly')}</Note>}
      <KnownFacts
        facts={[
          {
            id: 'languages',
            label: t('facts.languages'),
            value: spoken.map((each) => t(`languages.${each}`)).join(', '),
          },
          { id: 'return', label: t('facts.returnTo'), value: returnTo?.[language] },
          { id: 'ask', label: t('facts.ask'), value: phone && phoneLabel?.[language] },
          { id: 'note', label: t('facts.note'), value: note?.[language] },
        ]}
      />
      <Note>{t('official.noCopy')}</Note>
      {provenance && (
        <div>
          <ReceiptFold note={seen(provenance)}>
            <ProvenanceLine provenance={provenance} />
          </ReceiptFold>
        </div>
      )}
    </>
  );
}

export function FormSheet({ form, onClose }: { form: FormRecord | null; onClose: () => void }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  if (!form) return null;
  const isKoreanFirst = language === 'ko' && form.nameKo !== null;
  const name = isKoreanFirst ? (form.nameKo ?? form.name) : form.name;
  return (
    <Sheet
      title={name}
      titleLang={isKoreanFirst ? 'ko' : 'en'}
      otherTitle={isKoreanFirst ? form.name : null}
      otherLang="en"
      isOpen
      onClose={onClose}
      meta={<Badge tone="teal">{t(`categories.${form.category}`)}</Badge>}
    >
      <Content form={form} name={name} />
    </Sheet>
  );
}
