import { FlaskConical } from 'lucide-react';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { HealthResponse } from '@app/contracts/http/gateway';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { Icon } from '@web/ui/icon';
import { color, layout, text } from '@web/ui/tokens';

/** 503 carries the same body as 200: a dead service does not hide where the records come from. */
async function readHealth(path: string): Promise<HealthResponse | null> {
  const response = await fetch(path, { credentials: 'include' });
  if (response.status !== 200 && response.status !== 503) return null;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'sourcesMode' in body ? (body as HealthResponse) : null;
}

const Bar = styled.aside`
  display: flex;
  gap: 0.625rem;
  align-items: start;
  justify-content: center;
  padding: 0.5rem ${layout.gutter};
  background: ${color.warning100};
  color: ${color.warning};
  border-block-end: 1px solid ${color.line};
  font-size: ${text[6]};
  line-height: 1.5;
  p {
    max-width: 60rem;
  }
`;

/** Says on every page that the records are invented, as long as they are. */
export function SampleNotice() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { data: health, mutate } = useSWR(GATEWAY_PATHS.health, readHealth);
  const isUndecided = health?.sourcesMode === 'undecided';
  // The first crawl decides the mode; ask again on the next page so that the notice appears without a reload.
  useEffect(() => {
    if (isUndecided) void mutate();
  }, [isUndecided, mutate, pathname]);
  if (health?.sourcesMode !== 'sample') return null;
  return (
    <Bar aria-label={t('sample.label')}>
      <Icon of={FlaskConical} size="s" />
      <p>{t('sample.notice')}</p>
    </Bar>
  );
}
