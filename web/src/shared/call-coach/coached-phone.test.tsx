import { screen, within } from '@testing-library/react';
import { CALL_SCRIPTS, callScript, scriptOfLine } from '@app/content/records/call-scripts';
import { CONTACTS } from '@app/content/records/contacts';
import { HELP_LINES } from '@web/base/contacts';
import { PhoneCard } from '@web/ui/phone-card';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { CallCoaches } from './call-coaches';
import { CoachedPhone } from './coached-phone';

test('every script has three sentences and names help lines that are there; emergencies have none', () => {
  const scripts = CALL_SCRIPTS.map((id) => callScript(id));
  expect(scripts.map((script) => script?.say.length)).toEqual(CALL_SCRIPTS.map(() => 3));
  const known = CONTACTS.map(({ id }) => id);
  expect(scripts.flatMap((script) => script?.lines ?? []).filter((line) => !known.includes(line))).toEqual([]);
  const urgent = CONTACTS.filter(({ category }) => category === 'emergency');
  expect(urgent.filter(({ id }) => scriptOfLine(id))).toEqual([]);
});

test('a number opens what to say: whom, what to have, English with Korean, an interpreter, what to write down', async () => {
  const { user } = await renderApp(<CoachedPhone line="hicap" who="HICAP" phone="1-800-434-0222" />);
  await user.click(screen.getByRole('button', { name: 'HICAP: 전화할 때 할 말' }));
  const sheet = await screen.findByRole('dialog', { name: '전화할 때 할 말' });
  expect(sheet).toHaveTextContent('무료 메디케어 상담(HICAP)에 전화할 때');
  expect(within(sheet).getByText('“Korean, please.”')).toHaveAttribute('lang', 'en');
  expect(within(sheet).getByText('무료 메디케어 상담을 예약하고 싶습니다.')).toBeInTheDocument();
  expect(within(sheet).getByText(/make an appointment for free Medicare counseling/)).toBeInTheDocument();
  expect(within(sheet).getByRole('heading', { name: '적어 둘 것' })).toBeInTheDocument();
  expect(await violations(sheet)).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('911 is alone', async () => {
  await renderApp(<CoachedPhone line="911" who="응급" phone="911" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('inside the app every card of a help line has it, and no emergency line', async () => {
  await renderApp(
    <CallCoaches>
      <PhoneCard who="메디케어" phone={HELP_LINES.medicare.number} />
      <PhoneCard who="응급" phone="911" />
    </CallCoaches>,
  );
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['메디케어: 전화할 때 할 말']);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
