import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { withQuery } from '@web/shared/api/api-client';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Row, Section } from '@web/ui/layout';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';

const Form = styled(Card)`
  display: grid;
  gap: ${space[4]};
`;

/** The ZIP box: carries the ZIP on to the plan search. */
export function PlansNear() {
  const { t } = useTranslation('medicare');
  const navigate = useNavigate();
  const [zip, setZip] = useState('');
  const isReady = isWholeZip(zip);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void navigate(withQuery('/insurance-search', { zip }));
  };
  return (
    <Section aria-labelledby="near" data-no-print>
      <Form as="form" role="search" aria-label={t('near.title')} onSubmit={submit}>
        <h2 id="near">{t('near.title')}</h2>
        <ZipField value={zip} onValueChange={setZip} />
        <Row>
          <Button type="submit" variant="primary" icon={Search} aria-disabled={!isReady}>
            {t('near.search')}
          </Button>
        </Row>
      </Form>
    </Section>
  );
}
