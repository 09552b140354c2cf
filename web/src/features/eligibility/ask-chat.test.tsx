import { renderHook, screen } from '@testing-library/react';
import { act } from 'react';
import { allowOwnAnswers, useOwnAnswers } from '@web/shared/own-answers';
import { fill, ok, open, send } from '../../../test/eligibility-screen';

describe('the way from the result to the chat', () => {
  it.each([
    ['영주권자', '나이는 67세입니다. 한 달 소득은 1,400달러입니다. 혼자 삽니다. 영주권자입니다.'],
    ['그 밖의 신분', null],
  ] as const)(
    'lets the chat use the answers only by a press, and not for a status it cannot reckon with: %s',
    async (status, sentences) => {
      const opened = await open(ok());
      await fill(opened);
      await opened.user.click(screen.getByRole('radio', { name: status }));
      await send(opened);
      await screen.findByRole('button', { name: '답 고치기' });
      const press = screen.queryByRole('button', { name: '이 답으로 도우미에게 묻기' });
      expect(press !== null).toBe(sentences !== null);
      if (press === null) return;
      const { result: own } = renderHook(useOwnAnswers);
      expect(own.current).toBeNull();
      await opened.user.click(press);
      expect(own.current?.sentences).toBe(sentences);
      act(() => allowOwnAnswers(null));
    },
  );
});
