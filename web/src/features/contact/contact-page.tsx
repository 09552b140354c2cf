import { Building2, FilePen, Landmark, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bullets } from '@web/ui/bullets';
import { FoldGroup } from '@web/ui/fold-group';
import { Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { TextLink } from '@web/ui/text-link';
import { EmergencyNumbers } from './components/emergency';
import { InquiryForm } from './components/inquiry-form';
import { Methods } from './components/methods';
import { Offices } from './components/offices';

/** Keys of `contact:resources.sites`. */
const SITES = {
  medicare: 'https://www.medicare.gov',
  socialSecurity: 'https://www.ssa.gov',
  dhcs: 'https://www.dhcs.ca.gov',
  benefitsCal: 'https://benefitscal.com',
  coveredCalifornia: 'https://www.coveredca.com',
  aging: 'https://aging.ca.gov',
} as const;

function Resources() {
  const { t } = useTranslation('contact');
  return (
    <Bullets>
      {Object.entries(SITES).map(([id, href]) => (
        <li key={id}>
          <TextLink href={href}>{t(`resources.sites.${id}.name`)}</TextLink> {t(`resources.sites.${id}.about`)}
        </li>
      ))}
    </Bullets>
  );
}

/** /contact: whom to call, a message to take along or send, agencies, offices, emergency numbers. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const items = [
    { id: 'emergency', icon: Siren, content: <EmergencyNumbers />, isOpenAtFirst: true },
    { id: 'inquiry', icon: FilePen, content: <InquiryForm /> },
    { id: 'resources', icon: Landmark, content: <Resources /> },
    { id: 'offices', icon: Building2, content: <Offices /> },
  ].map((item) => ({ ...item, title: t(`${item.id}.title`), note: t(`${item.id}.note`) }));
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose')} crumbs={[]} />
      <Methods />
      <FoldGroup title={t('more')} items={items} />
    </Wrap>
  );
}
