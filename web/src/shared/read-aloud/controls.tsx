import { ChevronsDown, Pause, Play, Square, Volume2 } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Icon } from '@web/ui/icon';
import { color, shape, space, text as size } from '@web/ui/tokens';
import { passagesOf, passagesOfText } from './passages';
import type { ReadAloudProps } from './read-aloud-props';
import { onReading, pauseReading, readingNow, resumeReading, startReading, stopReading, togglePace } from './reader';
import { useHasVoice } from './voices';

/* A line under the sentence as well as a tint: colour alone says nothing to many. */
const Marked = createGlobalStyle`
  ::highlight(read-aloud) {
    background-color: ${color.warning100};
    color: ${color.ink};
    text-decoration: underline 0.15em ${color.warning};
  }
`;

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  @media print {
    display: none;
  }
`;

const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Now = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  max-width: none;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.warning100};
  font-size: ${size[5]};
`;

/** Stops when the part leaves the screen or the page is left. */
function useStopAtEnd(owner: string): void {
  useEffect(() => {
    const stop = () => {
      if (readingNow().owner === owner) stopReading();
    };
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [owner]);
}

function WhileReading({ isSlower, onStop }: { isSlower: boolean; onStop: () => void }) {
  const { t } = useTranslation('readaloud');
  return (
    <>
      <Button icon={Square} onClick={onStop}>
        {t('stop')}
      </Button>
      <Button icon={ChevronsDown} aria-pressed={isSlower} onClick={togglePace}>
        {t('slower')}
      </Button>
    </>
  );
}

export function ReadAloudControls({ of, text = '', lang, about, isPersonal = false }: ReadAloudProps) {
  const { t } = useTranslation('readaloud');
  const pageLanguage = useLanguage();
  const language = lang ?? pageLanguage;
  const owner = useId();
  const main = useRef<HTMLButtonElement>(null);
  const { owner: reader, isPaused, isSlower, sentence } = useSyncExternalStore(onReading, readingNow, readingNow);
  const hasVoice = useHasVoice(language, isPersonal);
  useStopAtEnd(owner);
  if (!hasVoice) return null;
  const isMine = reader === owner;
  const start = () => {
    const passages = of?.current ? passagesOf(of.current, language) : passagesOfText(text, language);
    startReading(owner, passages, isPersonal);
  };
  const stop = () => {
    stopReading();
    main.current?.focus();
  };
  const [label, icon, press] = !isMine
    ? (['listen', Volume2, start] as const)
    : isPaused
      ? (['resume', Play, resumeReading] as const)
      : (['pause', Pause, pauseReading] as const);
  return (
    <Box data-no-read data-no-print>
      <Marked />
      <Presses role="group" aria-label={about ?? t('group')}>
        <Button ref={main} icon={icon} aria-label={about && `${about}: ${t(label)}`} onClick={press}>
          {t(label)}
        </Button>
        {isMine && <WhileReading isSlower={isSlower} onStop={stop} />}
      </Presses>
      {isMine && (
        <Now aria-hidden="true">
          <Icon of={Volume2} size="s" />
          <span lang={language}>{sentence}</span>
        </Now>
      )}
    </Box>
  );
}
