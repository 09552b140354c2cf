// Stands in for a screen that failed. Knows the two everyday reasons: no network, and a tab older than the last deploy.
import { House, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import styled from 'styled-components';
import { LANGUAGES } from '@web/base/i18n/language';
import { useIsOnline } from '@web/base/use-is-online';
import { PhoneText } from '@web/shared/phone-text';
import { Button } from '@web/ui/button';
import { Row, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Lead } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { isChunkFailure, isServerThere, shouldReload } from './chunk-failure';
import { back, broken, home, offline, oldTab, reload, urgent } from './content/failure.words.json';

const Block = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[6]};
`;

/** So long that a screen reader begins to say why the page opens again. */
const SAID_MS = 1_500;

/** A page that failed without network is opened again once there is one. @returns whether there is one again */
function useOpensAgain(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!isOnline);
  // The browser may notice only after the page has failed.
  if (!isOnline && !wasOffline) setWasOffline(true);
  const isBack = isOnline && wasOffline;
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => window.location.reload(), SAID_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

const ASK_AGAIN_MS = 5_000;

/** @param isWanted whether to ask, again and again until the server is there @returns null until the first response or its timeout */
function useIsReachable(isWanted: boolean): boolean | null {
  const [isReachable, setIsReachable] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const isThere = await isServerThere();
      if (isOver) return;
      setIsReachable(isThere);
      if (!isThere) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return isReachable;
}

export function RouteError() {
  const error = useRouteError();
  const isChunk = isChunkFailure(error);
  const hasNetwork = useIsOnline();
  const isReachable = useIsReachable(isChunk && hasNetwork);
  const isOnline = hasNetwork && isReachable !== false;
  const isBack = useOpensAgain(isOnline);
  const failure = isBack ? back : !isOnline ? offline : isChunk ? oldTab : broken;

  useEffect(() => {
    if (isChunk && isReachable && shouldReload(window.location.href, Date.now(), window.sessionStorage)) {
      window.location.reload();
    }
  }, [isChunk, isReachable]);
  if (isChunk && isOnline && !isBack && isReachable === null) return null;

  return (
    <Wrap role="alert">
      {LANGUAGES.map((language, index) => (
        <Block key={language} lang={language}>
          {index === 0 ? <h1 tabIndex={-1}>{failure.title[language]}</h1> : <h2>{failure.title[language]}</h2>}
          <Lead>{failure.text[language]}</Lead>
          <p>
            <PhoneText>{urgent[language]}</PhoneText>
          </p>
          <Row>
            <Button variant="primary" icon={RotateCw} onClick={() => window.location.reload()}>
              {reload[language]}
            </Button>
            <LinkButton to="/" icon={House}>
              {home[language]}
            </LinkButton>
          </Row>
        </Block>
      ))}
    </Wrap>
  );
}
