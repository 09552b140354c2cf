// "가족에게 보내기": a link whose fragment names the plans, and more only where somebody ticks it.
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useGive } from '@web/shared/share/use-give';
import { Button } from '@web/ui/button';
import { Row, Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { color, shape } from '@web/ui/tokens';
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

export interface SharePacketProps {
  /** What there is to send; only the plans go along unasked. */
  packet: PlanPacket;
}

export function SharePacket({ packet }: SharePacketProps) {
  const { t } = useTranslation('years');
  const [ticked, setTicked] = useState<readonly Extra[]>([]);
  const { send, byHand } = useGive();
  const offered = EXTRAS.filter((extra) => packet[extra] !== null);
  const picked = Object.fromEntries(offered.filter((extra) => ticked.includes(extra)).map((id) => [id, packet[id]]));
  const sent: PlanPacket = { ...NO_PACKET, plans: packet.plans, ...picked };
  const url = `${window.location.origin}/plan-comparison${fragmentOf(sent)}`;
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
        <Button icon={Share2} onClick={() => void send({ title: t('share.subject'), url })}>
          {t('share.button')}
        </Button>
      </Row>
      <Note>{t(sent.mine === null && sent.figures === null ? 'share.plansOnly' : 'share.inLink')}</Note>
      {byHand}
    </Stack>
  );
}
