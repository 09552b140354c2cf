import { Minus, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Chip } from '@web/ui/chip';
import { Dialog } from '@web/ui/dialog';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';

const CATEGORIES = ['medicare', 'mediCal', 'providers'] as const;

function Counter({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation('testpage');
  return (
    <Card as="section">
      <Stack>
        <h2>{t('counter.title')}</h2>
        <p role="status">{t('counter.value', { value })}</p>
        <Row>
          <Button icon={Plus} variant="primary" onClick={() => onChange(value + 1)}>
            {t('counter.add')}
          </Button>
          <Button icon={Minus} onClick={() => onChange(value - 1)}>
            {t('counter.subtract')}
          </Button>
          <Button icon={RotateCcw} variant="quiet" onClick={() => onChange(0)}>
            {t('counter.reset')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function CategorySwitcher() {
  const { t } = useTranslation('testpage');
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('medicare');
  return (
    <Card as="section">
      <Stack>
        <h2>{t('categories.title')}</h2>
        <Row $gap={2}>
          {CATEGORIES.map((id) => (
            <Chip key={id} isPressed={id === category} onClick={() => setCategory(id)}>
              {t(`categories.${id}`)}
            </Chip>
          ))}
        </Row>
        <p role="status">{t('categories.chosen', { category: t(`categories.${category}`) })}</p>
      </Stack>
    </Card>
  );
}

function AlertButton({ value }: { value: number }) {
  const { t } = useTranslation('testpage');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section">
      <Stack>
        <h2>{t('alert.title')}</h2>
        <Row>
          <Button onClick={() => setIsOpen(true)}>{t('alert.button')}</Button>
        </Row>
        <Dialog
          title={t('alert.heading')}
          description={t('alert.message', { value })}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          actions={
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              {t('alert.close')}
            </Button>
          }
        >
          {null}
        </Dialog>
      </Stack>
    </Card>
  );
}

/** For developers: a counter, a category switcher and an alert, each really working. */
export function TestPage() {
  const { t } = useTranslation('testpage');
  const [count, setCount] = useState(0);
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[]}
        action={<LinkButton to="/admin/crawler">{t('crawler.go')}</LinkButton>}
      />
      <Stack>
        <Counter value={count} onChange={setCount} />
        <CategorySwitcher />
        <AlertButton value={count} />
      </Stack>
    </Wrap>
  );
}
