import { LoadingText } from '@web/ui/loading-text';
import { Skeleton } from '@web/ui/skeleton';
import { Stack, Wrap } from '@web/ui/layout';
import styled from 'styled-components';
import { space } from '@web/ui/tokens';

/* As high as the window: what comes pushes the footer from below the fold to below the fold, and nothing in sight moves. */
const Place = styled(Wrap)`
  padding-block: ${space[6]};
  min-height: 100vh;
`;

/** While the first page's code is on its way. */
export function FirstLoad() {
  return (
    <Place>
      <Stack>
        <LoadingText />
        <Skeleton lines={4} />
      </Stack>
    </Place>
  );
}
