// "가족에게 보내기": a link whose fragment names the plans, and more only where somebody ticks it.
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { withoutJoiners } from '@web/base/formats/keep-together';
import { Button } from '@web/ui/button';
import { Row, Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { color, shape } from '@web/ui/tokens';
import { useToast } from '@web/ui/use-toast';
import { fragmentOf, NO_PACKET } from './packet';
import type { PlanPacket } from './packet';

const Tick = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: ${shape.target};
  line-height: 1.4;
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${color.teal700};
  }
`;

const EXTRAS = ['mine', 'figures'] as const;
type Extra = (typeof EXTRAS)[number];
const WORDS = { mine: 'share.withMine', figures: 'share.withFigures' } as const;

/** The phone's own way of sending, else the clipboard; refused where neither is allowed. */
async function send(title: string, url: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if ('share' in navigator) await navigator.share({ title: withoutJoiners(title), url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      return 'copied';
    }
    return 'shared';
  } catch (error) {
    // Closing the phone's sheet is no failure.
    return (error as Error).name === 'AbortError' ? 'shared' : 'refused';
  }
}

export interface SharePacketProps {
  /** What there is to send; only the plans go along unasked. */
  packet: PlanPacket;
}

export function SharePacket({ packet }: SharePacketProps) {
  const { t } = useTranslation('years');
  const { showToast } = useToast();
  const [ticked, setTicked] = useState<readonly Extra[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const offered = EXTRAS.filter((extra) => packet[extra] !== null);
  const picked = Object.fromEntries(offered.filter((extra) => ticked.includes(extra)).map((id) => [id, packet[id]]));
  const sent: PlanPacket = { ...NO_PACKET, plans: packet.plans, ...picked };
  const url = `${window.location.origin}/plan-comparison${fragmentOf(sent)}`;
  const share = async () => {
    const result = await send(t('share.subject'), url);
    if (result === 'copied')
      showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' });
    setShown(result === 'refused' ? url : null);
  };
  const toggle = (extra: Extra) =>
    setTicked(ticked.includes(extra) ? ticked.filter((each) => each !== extra) : [...ticked, extra]);
  return (
    <Stack $gap={2}>
      {offered.map((extra) => (
        <Tick key={extra}>
          <input type="checkbox" checked={ticked.includes(extra)} onChange={() => toggle(extra)} />
          {t(WORDS[extra])}
        </Tick>
      ))}
      <Row>
        <Button icon={Share2} onClick={() => void share()}>
          {t('share.button')}
        </Button>
      </Row>
      <Note>{t(sent.mine === null && sent.figures === null ? 'share.plansOnly' : 'share.inLink')}</Note>
      {shown && (
        <TextField
          label={t('share.byHand')}
          hint={t('share.byHandHint')}
          readOnly
          value={shown}
          onValueChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Stack>
  );
}
