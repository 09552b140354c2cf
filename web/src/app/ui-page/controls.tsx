import { ArrowRight, Printer, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Chip } from '@web/ui/chip';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { TextLink } from '@web/ui/text-link';
import { Note } from '@web/ui/text';
import { Specimen } from './specimen';

const SAMPLE_ZIPS = ['90210', '90034', '90006'];

function Chips() {
  const { t } = useTranslation('uipage');
  const [zip, setZip] = useState('90006');
  return (
    <Row $gap={2} role="group" aria-label={t('controls.chips')}>
      {SAMPLE_ZIPS.map((sample) => (
        <Chip key={sample} isPressed={sample === zip} onClick={() => setZip(sample)}>
          {sample}
        </Chip>
      ))}
    </Row>
  );
}

export function Controls() {
  const { t } = useTranslation('uipage');
  const [presses, setPresses] = useState(0);
  const press = () => setPresses((count) => count + 1);
  return (
    <Specimen title={t('controls.title')} about={t('controls.about')}>
      <Card>
        <Stack $gap={5}>
          <Row>
            <Button variant="primary" onClick={press}>
              {t('controls.primary')}
            </Button>
            <Button icon={Printer} onClick={press}>
              {t('controls.secondary')}
            </Button>
            <Button variant="quiet" onClick={press}>
              {t('controls.quiet')}
            </Button>
            <Button variant="danger" onClick={press}>
              {t('controls.danger')}
            </Button>
          </Row>
          <Row>
            <Button variant="primary" size="big" icon={Search} onClick={press}>
              {t('controls.big')}
            </Button>
            <Button disabled>{t('controls.disabled')}</Button>
            <Button isBusy onClick={press}>
              {t('controls.busy')}
            </Button>
          </Row>
          <Note role="status">{t('controls.presses', { presses })}</Note>
          <Row>
            <LinkButton to="/doctors" iconAfter={ArrowRight}>
              {t('controls.inside')}
            </LinkButton>
            <LinkButton href="https://www.medicare.gov">{t('controls.outside')}</LinkButton>
            <p>
              <TextLink to="/">{t('controls.textInside')}</TextLink>
            </p>
            <p>
              <TextLink href="https://www.medicare.gov">{t('controls.textOutside')}</TextLink>
            </p>
          </Row>
          <Chips />
        </Stack>
      </Card>
    </Specimen>
  );
}
