import { Clock, Database, TriangleAlert } from 'lucide-react';
import type { Provenance } from '@app/contracts/http/provenance';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDate } from '@web/base/formats/dates';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import { Badge } from './badge';
import { Icon } from './icon';
import { SampleBadge } from './sample-badge';
import { TextLink } from './text-link';
import { color, text } from './tokens';

export interface ProvenanceLineProps {
  provenance: Provenance;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 1rem;
  align-items: center;
  font-size: ${text[6]};
  color: ${color.inkSoft};
  a {
    color: inherit;
  }
`;

/* Word and name run on as one text: in a narrow card the word stays whole and the name wraps after it. */
const Source = styled.span`
  display: inline-flex;
  align-items: start;
  gap: 0.375rem;
  min-width: 0;
  & > svg {
    margin-block-start: 0.375rem;
  }
`;

/** Shipped records are as old as their file and were not looked at since: one date, in the words of a reader. */
function ProvenanceDates({ provenance }: Pick<ProvenanceLineProps, 'provenance'>) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const seen = useSeen()(provenance);
  const { origin, sourceUpdatedAt } = provenance;
  return (
    <>
      {sourceUpdatedAt && origin !== 'snapshot' && (
        <span>{t('provenance.sourceDate', { date: formatDate(sourceUpdatedAt.slice(0, 10), language) })}</span>
      )}
      {seen && <span>{seen}</span>}
    </>
  );
}

/** One line under every fact: source, the source's own date, the day it was checked. */
export function ProvenanceLine({ provenance }: ProvenanceLineProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const isWebAddress = /^https?:/.test(provenance.sourceUrl);
  const name = provenance.sourceName[language];
  return (
    <Line>
      <Source>
        <Icon of={Database} size="s" />
        <span>
          {t('provenance.source')}{' '}
          {isWebAddress && provenance.origin !== 'sample' ? (
            <TextLink href={provenance.sourceUrl}>{name}</TextLink>
          ) : (
            <span>{name}</span>
          )}
        </span>
      </Source>
      <ProvenanceDates provenance={provenance} />
      {provenance.isStale && (
        <Badge tone="warning" icon={TriangleAlert}>
          {t('provenance.stale', { year: (provenance.sourceUpdatedAt ?? provenance.checkedOn).slice(0, 4) })}
        </Badge>
      )}
      {provenance.confidence === 'memory' && (
        <Badge tone="warning" icon={Clock}>
          {t('provenance.unconfirmed')}
        </Badge>
      )}
      {provenance.origin === 'sample' && <SampleBadge />}
    </Line>
  );
}
