// Forms of the sources that read one part: a ZIP code and kind, or a plan.
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CRAWL_SOURCE_TEXTS } from '@app/contracts/http/crawl-sources';
import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import type { ZipCrawledType } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/base/i18n/use-language';
import { Row } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { TextField } from '@web/ui/text-field';
import { VisuallyHidden } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';
import { OperatorButton } from './operator-button';

/** Our own id of a stored plan: year, contract, plan, segment. */
const PLAN_ID = /^20\d{2}-[A-Z]\d{4}-\d{3}-\d{1,3}$/;

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

export interface PartFormProps {
  source: 'providers' | 'plan-page';
  isBusy: boolean;
  mayChange: boolean;
  onStart: (part: object) => void;
}

interface ShellProps extends PartFormProps {
  children: ReactNode;
  onSubmit: () => void;
}

function FormShell({ source, isBusy, mayChange, children, onSubmit }: ShellProps) {
  const { t } = useTranslation('crawler');
  const name = CRAWL_SOURCE_TEXTS[source].name[useLanguage()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayChange && !isBusy) onSubmit();
  };
  return (
    <Form onSubmit={submit} aria-label={name} noValidate>
      {children}
      <Row>
        <OperatorButton type="submit" icon={Play} isBusy={isBusy} mayChange={mayChange}>
          {isBusy ? t('action.crawling') : t('action.start')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </OperatorButton>
      </Row>
    </Form>
  );
}

function ZipForm(props: PartFormProps) {
  const { t } = useTranslation(['crawler', 'records']);
  const zipRef = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState('');
  const [type, setType] = useState<ZipCrawledType>('doctor');
  const [wasTried, setWasTried] = useState(false);
  const submit = () => {
    setWasTried(true);
    if (isWholeZip(zip)) props.onStart({ zip, type });
    else zipRef.current?.focus();
  };
  return (
    <FormShell {...props} onSubmit={submit}>
      <ZipField
        ref={zipRef}
        size="normal"
        value={zip}
        onValueChange={setZip}
        error={wasTried && !isWholeZip(zip) ? t('crawler:part.needZip') : undefined}
      />
      <Select
        label={t('crawler:part.type')}
        value={type}
        onValueChange={(value) => setType(CRAWLED_BY_ZIP.find((each) => each === value) ?? 'doctor')}
        options={CRAWLED_BY_ZIP.map((value) => ({ value, label: t(`records:types.${value}`) }))}
      />
    </FormShell>
  );
}

function PlanForm(props: PartFormProps) {
  const { t } = useTranslation('crawler');
  const [typed, setTyped] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const planId = typed.trim().toUpperCase();
  const isPlanId = PLAN_ID.test(planId);
  const submit = () => {
    setWasTried(true);
    if (isPlanId) props.onStart({ planId });
  };
  return (
    <FormShell {...props} onSubmit={submit}>
      <TextField
        label={t('part.planId')}
        hint={t('part.planIdHint')}
        error={wasTried && !isPlanId ? t('part.needPlanId') : undefined}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
    </FormShell>
  );
}

export function PartForm(props: PartFormProps) {
  return props.source === 'providers' ? <ZipForm {...props} /> : <PlanForm {...props} />;
}
