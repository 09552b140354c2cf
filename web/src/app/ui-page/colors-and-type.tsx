import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '@web/ui/card';
import { Stack } from '@web/ui/layout';
import { Figure, Lead, Note } from '@web/ui/text';
import { color, shape, space, text, TOKEN_VALUES, type } from '@web/ui/tokens';
import type { TokenName } from '@web/ui/tokens';
import { Specimen } from './specimen';

const COLORS = (Object.keys(TOKEN_VALUES) as TokenName[]).filter(
  (name) => name.startsWith('--color-') && TOKEN_VALUES[name].startsWith('#'),
);

const Swatches = styled.ul`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
`;

const Swatch = styled.li`
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  overflow: clip;
  background: ${color.surface};
  p {
    padding: 0.5rem 0.75rem 0.625rem;
    font-size: ${text[6]};
    line-height: 1.4;
  }
`;

const Patch = styled.span<{ $name: TokenName }>`
  display: block;
  height: 4rem;
  background: var(${({ $name }) => $name});
  border-block-end: 1px solid ${color.line};
  forced-color-adjust: none;
`;

const Sample = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-weight: 700;
  line-height: ${type.tight};
`;

const shortName = (name: TokenName) => name.slice('--color-'.length);

export function ColorsAndType() {
  const { t } = useTranslation('uipage');
  return (
    <>
      <Specimen title={t('colors.title')} about={t('colors.about')}>
        <Swatches>
          {COLORS.map((name) => (
            <Swatch key={name}>
              <Patch $name={name} />
              <p lang="en">
                {shortName(name)}
                <br />
                <Figure>{TOKEN_VALUES[name]}</Figure>
              </p>
            </Swatch>
          ))}
        </Swatches>
      </Specimen>
      <Specimen title={t('type.title')} about={t('type.about')}>
        <Card>
          <Stack>
            <Sample $size={text[1]}>{t('type.page')}</Sample>
            <Sample $size={text[2]}>{t('type.section')}</Sample>
            <Sample $size={text[3]}>{t('type.dialog')}</Sample>
            <Sample $size={text[4]}>{t('type.card')}</Sample>
            <Lead>{t('type.lead')}</Lead>
            <p>{t('type.body')}</p>
            <Note>{t('type.note')}</Note>
          </Stack>
        </Card>
      </Specimen>
    </>
  );
}
