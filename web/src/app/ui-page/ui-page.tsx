// /test/ui: the living page. Every component of web/src/ui in every state, in both languages.
import { useTranslation } from 'react-i18next';
import { Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Answers } from './answers';
import { Cards } from './cards';
import { ColorsAndType } from './colors-and-type';
import { Controls } from './controls';
import { Fields } from './fields';
import { Folds } from './folds';
import { Marks } from './marks';
import { Overlays } from './overlays';
import { Panels } from './panels';
import { People } from './people';
import { Rows } from './rows';
import { States } from './states';
import { Tables } from './tables';

export function UiPage() {
  const { t } = useTranslation('uipage');
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <ColorsAndType />
      <Rows />
      <Answers />
      <Panels />
      <Controls />
      <Fields />
      <Marks />
      <Cards />
      <Tables />
      <Overlays />
      <Folds />
      <States />
      <People />
    </Wrap>
  );
}
