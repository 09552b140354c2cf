import { UserRound } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { shape } from '@web/ui/tokens';

const Round = styled.img`
  width: 2rem;
  height: 2rem;
  border-radius: ${shape.pill};
  object-fit: cover;
`;

/** The person's picture; the icon when there is none, or the policy or the network does not let it come. */
export function ProfilePicture({ address }: { address: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!address || failed === address) return <Icon of={UserRound} />;
  // The name next to it says who this is.
  return <Round src={address} alt="" referrerPolicy="no-referrer" onError={() => setFailed(address)} />;
}
