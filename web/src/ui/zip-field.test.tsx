import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../../test/render-app';
import { ZipField } from './zip-field';

function Form() {
  const [zip, setZip] = useState('');
  return <ZipField value={zip} onValueChange={setZip} confirmation="로스앤젤레스(LA) 카운티" />;
}

describe('ZIP field', () => {
  it('keeps digits only, at most five', async () => {
    const { user } = await renderApp(<Form />);
    const field = screen.getByRole('textbox', { name: '우편번호(ZIP) 다섯 자리' });
    await user.type(field, '9a0-0 0 6 7');
    expect(field).toHaveValue('90006');
  });

  it('takes a pasted ZIP+4 and full-width digits', async () => {
    const { user } = await renderApp(<Form />);
    const field = screen.getByRole('textbox');
    await user.click(field);
    await user.paste(' 90006-1234');
    expect(field).toHaveValue('90006');
    await user.clear(field);
    await user.paste('90034');
    expect(field).toHaveValue('90034');
  });

  it('says how many digits are missing, then confirms', async () => {
    const { user } = await renderApp(<Form />);
    const field = screen.getByRole('textbox');
    await user.type(field, '900');
    expect(field).toHaveAccessibleDescription('두 자리를 더 넣어 주세요');
    await user.type(field, '06');
    expect(field).toHaveAccessibleDescription('로스앤젤레스(LA) 카운티');
    expect(screen.getByRole('status')).toHaveTextContent('로스앤젤레스(LA) 카운티');
  });

  it('speaks English when the page does, and opens the numeric keypad', async () => {
    const { user } = await renderApp(<Form />, { language: 'en' });
    const field = screen.getByRole('textbox', { name: 'Five-digit ZIP code' });
    await user.type(field, '9000');
    expect(field).toHaveAccessibleDescription('One more digit');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'postal-code');
  });
});
