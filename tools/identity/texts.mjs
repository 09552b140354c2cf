// @ts-check
// Every sentence of the provider's pages, in both languages: the pages show both, Korean first.

/** @typedef {{ ko: string, en: string }} Text */

export const TEXTS = {
  name: { ko: '시니어 건강길잡이', en: 'Senior Health Guide' },
  notice: { ko: '개발용 로그인입니다', en: 'Development only' },
  noticeDetail: { ko: '이 화면은 이 컴퓨터에서만 열립니다.', en: 'This page only works on this computer.' },
  choose: { ko: '누구로 로그인할까요?', en: 'Who do you want to sign in as?' },
  invented: {
    ko: '두 사람은 실제 인물이 아닙니다. 비밀번호 없이 누르면 바로 로그인됩니다.',
    en: 'These are not real people. There is no password. Click one to sign in.',
  },
  visitor: { ko: '방문자', en: 'Visitor' },
  visitorCan: {
    ko: '보기만 하는 계정입니다. 운영자만 자료를 모을 수 있게 한 곳에서는 시작할 수 없습니다.',
    en: 'Reads the site. Cannot start crawls when only operators may.',
  },
  operator: { ko: '운영자', en: 'Operator' },
  operatorCan: { ko: '자료 모으기를 시작하고 멈출 수 있습니다.', en: 'May start and stop crawls.' },
  back: { ko: '로그인하지 않고 돌아가기', en: 'Go back without signing in' },
  signingOut: { ko: '로그아웃하고 있습니다', en: 'Signing you out' },
  signOutHint: {
    ko: '이 화면이 바뀌지 않으면 아래 버튼을 눌러 주세요.',
    en: 'If this page does not change, press the button below.',
  },
  signOut: { ko: '로그아웃 마치기', en: 'Finish signing out' },
  signedOut: { ko: '로그아웃했습니다', en: 'You are signed out' },
  toProduct: { ko: '시니어 건강길잡이로 돌아가기', en: 'Back to the Senior Health Guide' },
  ended: { ko: '이 로그인은 끝났습니다', en: 'This sign-in has ended' },
  endedWhat: {
    ko: '시간이 지났거나 이미 쓴 주소입니다. 시니어 건강길잡이로 돌아가서 로그인을 다시 눌러 주세요.',
    en: 'The address is too old or was used before. Go back and press Log in again.',
  },
  failed: { ko: '로그인 요청을 처리할 수 없습니다', en: 'This sign-in request cannot be handled' },
  failedWhat: {
    ko: '로그인되지 않았습니다. 시니어 건강길잡이로 돌아가서 로그인을 다시 눌러 주세요. 이유:',
    en: 'Nobody was signed in. Go back and press Log in again. Reason:',
  },
};
