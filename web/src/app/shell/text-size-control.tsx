import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { chooseEasyMode, isEasyMode } from '@web/shared/easy-mode';
import { chooseTextSize, currentTextSize, subscribeTextSize, TEXT_SIZES } from '@web/shared/text-size';
import type { TextSize } from '@web/shared/text-size';
import { Segment, Segments } from './segments';

const GLYPH: Record<TextSize, string> = { '100': '1rem', '125': '1.25rem', '150': '1.5rem' };

const Size = styled(Segment)<{ $size: TextSize }>`
  && {
    font-size: ${({ $size }) => GLYPH[$size]};
    padding-inline: 0.5rem;
  }
`;

export function TextSizeControl() {
  const { t } = useTranslation('shell');
  const current = useSyncExternalStore(subscribeTextSize, currentTextSize, () => '100');
  return (
    <Segments role="group" aria-label={t('textSize.label')}>
      {TEXT_SIZES.map((size) => (
        <Size
          key={size}
          type="button"
          $size={size}
          aria-pressed={size === current}
          aria-label={t(`textSize.size${size}`)}
          onClick={() => {
            if (isEasyMode()) chooseEasyMode(false);
            chooseTextSize(size);
          }}
        >
          {t('textSize.glyph')}
        </Size>
      ))}
    </Segments>
  );
}
