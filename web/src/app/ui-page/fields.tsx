import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@web/ui/card';
import { Grid, Stack } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { TextField } from '@web/ui/text-field';
import { ZipField } from '@web/ui/zip-field';
import { Specimen } from './specimen';

export function Fields() {
  const { t } = useTranslation('uipage');
  const [partial, setPartial] = useState('900');
  const [whole, setWhole] = useState('90006');
  const [small, setSmall] = useState('');
  const [name, setName] = useState('');
  const [income, setIncome] = useState(t('fields.badIncome'));
  const [language, setLanguage] = useState('all');
  return (
    <Specimen title={t('fields.title')}>
      <Grid $min="18rem">
        <Card>
          <Stack $gap={5}>
            <ZipField value={partial} onValueChange={setPartial} />
            <ZipField value={whole} onValueChange={setWhole} confirmation={t('fields.confirmation')} />
            <ZipField
              size="normal"
              label={t('fields.smallZip')}
              value={small}
              onValueChange={setSmall}
              error={small === '' ? t('fields.zipError') : undefined}
            />
          </Stack>
        </Card>
        <Card>
          <Stack $gap={5}>
            <TextField label={t('fields.name')} hint={t('fields.nameHint')} value={name} onValueChange={setName} />
            <TextField
              label={t('fields.income')}
              error={/^[\d,]+$/.test(income) ? undefined : t('fields.incomeError')}
              value={income}
              onValueChange={setIncome}
              inputMode="numeric"
            />
            <Select
              label={t('fields.language')}
              value={language}
              onValueChange={setLanguage}
              hint={t('fields.languageHint')}
              options={[
                { value: 'all', label: t('fields.allLanguages') },
                { value: 'korean', label: t('fields.koreanOnly') },
              ]}
            />
          </Stack>
        </Card>
      </Grid>
    </Specimen>
  );
}
