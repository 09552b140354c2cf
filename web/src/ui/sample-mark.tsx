import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, text } from './tokens';

const Dashed = styled.span`
  padding: 0 0.375rem;
  border: 1px dashed ${color.warning};
  border-radius: 0.375rem;
  color: ${color.warning};
  font-size: ${text[6]};
  line-height: 1.4;
  white-space: nowrap;
`;

/** In the row of an invented record. */
export function SampleMark() {
  const { t } = useTranslation('ui');
  return <Dashed>{t('sample.mark')}</Dashed>;
}

const Notice = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  max-width: none;
  font-size: ${text[6]};
  line-height: 1.45;
  color: ${color.warning};
  svg {
    width: 1.125rem;
    height: 1.125rem;
    margin-block-start: 0.1875rem;
  }
`;

/** Directly above a list that holds sample rows, and nowhere else. */
export function SampleLine() {
  const { t } = useTranslation('ui');
  return (
    <Notice>
      <Icon of={Info} />
      <span>{t('sample.notice')}</span>
    </Notice>
  );
}
