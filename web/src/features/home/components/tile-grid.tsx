import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { color, shape, text } from '@web/ui/tokens';
import { TILES } from '../content/tiles';

const Tiles = styled.ul<{ $showsAll: boolean }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.5rem;
  li {
    display: grid;
  }
  li[data-further] {
    display: ${({ $showsAll }) => ($showsAll ? 'grid' : 'none')};
  }
  @container page (max-width: 21rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container page (max-width: 12rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.625rem;
    li[data-further] {
      display: grid;
    }
  }
`;

const TileLink = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.25rem;
  min-height: 5rem;
  padding: 0.5rem 0.25rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: normal;
  svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${color.teal600};
  }
  &:lang(en) {
    font-size: ${text[6]};
  }
  &:hover {
    border-color: ${color.teal600};
    background: ${color.teal50};
  }
  @container page (min-width: 46rem) {
    min-height: 6.25rem;
  }
`;

const More = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  border: 0;
  background: none;
  color: ${color.teal700};
  font-weight: 700;
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @container page (min-width: 46rem) {
    display: none;
  }
`;

/** Places and programs; on a phone the further ones wait behind "more". */
export function TileGrid() {
  const { t, i18n } = useTranslation('home');
  const withTravellingZip = useWithZip();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <Tiles id="home-tiles" $showsAll={showsAll}>
        {TILES.map(({ id, to, icon, isFurther }) => (
          <li key={id} data-further={isFurther}>
            <TileLink to={withTravellingZip(to)} lang={i18n.resolvedLanguage}>
              <Icon of={icon} />
              {t(`tiles.${id}`)}
            </TileLink>
          </li>
        ))}
      </Tiles>
      <More type="button" aria-expanded={showsAll} aria-controls="home-tiles" onClick={() => setShowsAll(!showsAll)}>
        {t(showsAll ? 'ask.fewer' : 'ask.more')}
        <Icon of={ChevronDown} size="s" />
      </More>
    </>
  );
}
