import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, shape, text } from './tokens';

export interface SayCardProps {
  title?: string;
  /** In the reader's language. */
  say: string;
  /** What to say or show in English; absent when the reader reads English. */
  english?: string | null;
}

const Box = styled.div`
  display: grid;
  gap: 0.375rem;
  padding: 0.875rem 1rem;
  border-radius: ${shape.radius};
  background: ${color.persimmon100};
`;

const Title = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  font-size: ${text[6]};
  font-weight: 700;
  color: ${color.persimmon700};
`;

const Words = styled.p`
  font-size: ${text.row};
  font-weight: 700;
  line-height: 1.45;
  text-wrap: balance;
  &[lang='en'] {
    font-size: ${text[5]};
    font-weight: 400;
  }
`;

/** "전화하면 이렇게 말해 보세요": the sentence to say, Korean above exact English. */
export function SayCard({ title, say, english }: SayCardProps) {
  const { t } = useTranslation('ui');
  return (
    <Box>
      <Title>
        <Icon of={Phone} size="s" />
        <span>{title ?? t('say')}</span>
      </Title>
      <Words>{say}</Words>
      {english && <Words lang="en">“{english}”</Words>}
    </Box>
  );
}
